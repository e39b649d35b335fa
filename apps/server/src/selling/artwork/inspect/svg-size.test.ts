import { expect, test } from 'vitest';
import { type SvgRoot, svgSize } from './svg-size.ts';

test.each<[SvgRoot, readonly [width: number, height: number]]>([
  [{ width: '25.4mm', height: '2.54cm' }, [96, 96]],
  [{ width: '1in', height: '72pt' }, [96, 96]],
  [{ width: '6pc', height: '101.6Q' }, [96, 96]],
  [{ width: '96', height: '96px' }, [96, 96]],
  [{ width: ' 6em ', height: '12ex' }, [96, 96]],
  [{ width: '3em', height: '2em', 'font-size': '20' }, [60, 40]],
  [{ width: '3em', height: '4ex', style: 'font-size: 20px' }, [60, 40]],
  [{ width: '1.5e2', height: '.5' }, [150, 0.5]],
  [{ width: '0.05mm', height: '0.05mm' }, [0.189, 0.189]],
  [{ viewBox: '-5,-5 60 40' }, [60, 40]],
  [{ width: '100%', height: 'auto', viewBox: '0 0 60 40' }, [60, 40]],
  [{ width: '30mm', viewBox: '0 0 60 40' }, [113.386, 75.591]],
  [{ height: '20mm', width: '100%', viewBox: '0 0 60 40' }, [113.386, 75.591]],
  [{ width: '30', height: '30', viewBox: '0 0 60 40' }, [30, 30]],
  [{ width: '1', height: '1', style: 'color:red; width: 1in; height: 2in!important' }, [96, 192]],
])('%j gives its width and height in CSS pixels', (root, [width, height]) => {
  const size = svgSize(root);
  expect([size?.width, size?.height]).toEqual([expect.closeTo(width, 3), expect.closeTo(height, 3)]);
});

test.each<SvgRoot>([
  {},
  { width: '100%', height: '100%' },
  { width: '30mm' },
  { width: '0', height: '0', viewBox: '0 0 60 40' },
  { width: '-5', height: '5', viewBox: '0 0 60 40' },
  { viewBox: '0 0 0 40' },
  { viewBox: '0 0 60' },
  { width: '1e400', height: '1' },
])('%j gives no size', (root) => {
  expect(svgSize(root)).toBeUndefined();
});
