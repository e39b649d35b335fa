import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import {
  BackSide,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three';

/** Between the first picture of a box and the one with its reflections, in ms. */
const breath = 150;

/**
 * A dim room with windows, which coated sides mirror; null until it is drawn, and if no side is coated. Without a
 * graphics card it takes seconds, so the box is seen before it.
 */
export const useReflections = (isWanted: boolean): Texture | null => {
  const { gl, invalidate } = useThree();
  const [room, setRoom] = useState<Texture | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let drawn: ReturnType<typeof drawRoom> | null = null;
    const draw = () => {
      drawn = drawRoom(gl);
      setRoom(drawn.texture);
      invalidate();
    };
    // The first frame is requested already. The page is let rest after it: who looks sees the box, and can press, before.
    let rest: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      rest = setTimeout(draw, breath);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      drawn?.dispose();
      setRoom(null);
    };
  }, [gl, invalidate, isWanted]);
  return room;
};

/** Tall windows all around, so that every side of a box mirrors one. They lean, unlike anything else in the picture. */
const windows = { count: 11, width: 1.1, height: 24, lean: 0.38, light: 0.3 } as const;

function drawRoom(gl: WebGLRenderer) {
  const scene = new Scene();
  const walls = new Mesh(new SphereGeometry(20, 24, 16), new MeshBasicMaterial({ color: '#2e2a24', side: BackSide }));
  const { count, width, height, lean, light } = windows;
  const glass = new MeshBasicMaterial({ color: new Color('#fff8ec').multiplyScalar(light), side: DoubleSide });
  const panes = Array.from({ length: count }, (_, place) => {
    const pane = new Mesh(new PlaneGeometry(width, height), glass);
    const yaw = ((place + 0.1) / count) * 2 * Math.PI;
    pane.position.set(Math.sin(yaw), 0, Math.cos(yaw)).multiplyScalar(10);
    pane.lookAt(0, 0, 0);
    pane.rotateZ(lean);
    return pane;
  });
  scene.add(walls, ...panes);
  const generator = new PMREMGenerator(gl);
  const target = generator.fromScene(scene, 0.008);
  generator.dispose();
  for (const { geometry, material } of [walls, ...panes]) {
    geometry.dispose();
    material.dispose();
  }
  return target;
}
