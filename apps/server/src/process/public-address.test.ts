import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  'http://localhost:3000',
  'https://localhost',
  'http://localhost.:3000',
  'http://shop.localhost:8080',
  'http://127.0.0.1:3000',
  'http://127.1',
  'http://0x7f000001',
  'http://[::1]:3000',
  'http://192.168.1.20',
  'http://10.0.0.7',
  'http://172.31.0.1',
  'http://[fd00::7]',
  'http://[fe80::7]',
  'http://169.254.1.1',
  'http://[::ffff:127.0.0.1]:3000',
  'http://press.local',
  'https://shop.test',
])('%s is not public', (url) => {
  expect(isPublicAddress(url)).toBe(false);
});

test.each([
  'https://shop.example',
  'http://shop.example',
  'https://SHOP.EXAMPLE:8443/store',
  'http://localhost.shop.example',
  'http://notlocalhost',
  'http://localhost@shop.example',
  'http://8.8.8.8',
  'http://172.32.0.1',
  'http://[2001:db8::1]',
])('%s is public', (url) => {
  expect(isPublicAddress(url)).toBe(true);
});
