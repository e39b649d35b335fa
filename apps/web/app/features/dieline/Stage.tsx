import type { BoardFace } from '@boxwright/contract';
import { type BlankMesh, type Box, type BoxRequest, drawBox, mesh, type Surface } from '@boxwright/dieline';
import { Canvas, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  AdditiveBlending,
  Box3,
  BufferAttribute,
  BufferGeometry,
  type DirectionalLight,
  PerspectiveCamera,
  Sphere,
  setConsoleFunction,
  Vector3,
} from 'three';
import { barePrint } from './bare-print.ts';
import { type BoxArtwork, boardLooks } from './box-artwork.ts';
import { glossInPlaces, looks } from './coat-looks.ts';
import type { Orbit } from './orbit.ts';
import { type ArtworkOnModel, blank, useArtworkTextures } from './use-artwork-textures.ts';
import { useReflections } from './use-reflections.ts';

// React Three Fiber makes a Clock, which three has deprecated; we use none, so its warning helps nobody here.
setConsoleFunction((kind, message, ...more) => {
  // biome-ignore lint/suspicious/noConsole: three's own messages, where it would write them itself.
  if (!message.startsWith('THREE.Clock:')) console[kind](message, ...more);
});

interface StageProps {
  styleId: string;
  request: BoxRequest;
  progress: number;
  orbit: Orbit;
  /** The code of the outer coating; undefined if the model shows none. */
  coat: string | undefined;
  /** Of the board, whose colour the inside has; undefined for a brown one. */
  face: BoardFace | undefined;
  /** Printed on the outside; null for a box without print. */
  artwork: BoxArtwork | null;
  /** Whether it isn't known yet what is printed: what takes long waits for that. */
  awaitsArtwork: boolean;
  onArtwork: (state: ArtworkOnModel) => void;
  /** Called when the browser takes its graphics away. */
  onLost: () => void;
  /** Pixels of the picture to one of the page; null as the screen has them. */
  fineness: number | null;
  /** Called with the number of draw calls of a frame, and with its picture while it is current. */
  onFrame: (calls: number, frame: HTMLCanvasElement) => void;
}

/**
 * The folded box in soft light on paper. Frames are rendered only on changes. This module contains three, so it is
 * imported lazily.
 */
export function Stage({ styleId, request, fineness, ...scene }: StageProps) {
  const box = useLastGoodBox(styleId, request);
  if (box === null) return null;
  return (
    <Canvas
      frameloop="demand"
      // Nothing asks where on the page it is, and each new place would be another frame.
      resize={{ scroll: false }}
      shadows="percentage"
      flat
      dpr={fineness ?? [1, 2]}
      camera={{ fov: 26 }}
      gl={{ antialias: true, alpha: true }}
      aria-hidden="true"
      className="pointer-events-none"
    >
      <Scene box={box} {...scene} />
    </Canvas>
  );
}

/** Whether it has ever been so. */
const useOnce = (is: boolean): boolean => {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
};

const useLastGoodBox = (styleId: string, request: BoxRequest): Box | null => {
  const last = useRef<Box | null>(null);
  const key = JSON.stringify([styleId, request]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal request is the same box.
  const drawn = useMemo(() => drawBox(styleId, request), [key]);
  if (drawn.ok) last.current = drawn.box;
  return last.current;
};

interface SceneProps extends Omit<StageProps, 'styleId' | 'request' | 'fineness'> {
  box: Box;
}

const sides = [
  { surface: 'outside', colour: '#fffdf9', roughness: 0.75 },
  { surface: 'inside', colour: '#d9c7a8', roughness: 0.95 },
  { surface: 'edges', colour: '#b99a6f', roughness: 0.95 },
] as const;

/** Darker than white, so that highlights remain visible. */
const coatedPrint = '#efe8dd';

function Scene({ box, progress, orbit, coat, face, artwork, awaitsArtwork, onArtwork, onLost, onFrame }: SceneProps) {
  const light = useRef<DirectionalLight>(null);
  const { camera, gl, scene, size, invalidate } = useThree();
  const look = coat === undefined ? undefined : looks[coat];
  const textures = useArtworkTextures(box, artwork, onArtwork);
  const board = face && { outside: '#ffffff', ...boardLooks[face] };
  // The room is drawn once the box is seen as it is printed, and stays when its artwork changes.
  const isPrintSeen = useOnce(textures !== null && !awaitsArtwork);
  const reflections = useReflections(look !== undefined && isPrintSeen);
  // One set of buffers per box; folding only updates their contents.
  const parts = useMemo(
    () => box.blanks.flatMap((_, blank) => sides.map((side) => ({ ...side, blank, geometry: new BufferGeometry() }))),
    [box],
  );
  useEffect(() => () => disposeAll(parts), [parts]);
  const room = useMemo(() => {
    fill(
      parts.map(({ geometry }) => geometry),
      mesh(box, progress),
    );
    return roomOf(parts.map(({ geometry }) => geometry));
  }, [box, parts, progress]);

  useLayoutEffect(() => {
    const { middle, radius } = room;
    if (!(camera instanceof PerspectiveCamera)) return;
    const [yaw, pitch] = [(orbit.yaw * Math.PI) / 180, (orbit.pitch * Math.PI) / 180];
    const half = (Math.min(camera.fov, camera.fov * (size.width / size.height)) * Math.PI) / 360;
    const away = (radius * 1.02) / Math.sin(half);
    camera.position.set(
      middle.x + away * Math.sin(yaw) * Math.cos(pitch),
      middle.y + away * Math.sin(pitch),
      middle.z + away * Math.cos(yaw) * Math.cos(pitch),
    );
    camera.near = Math.max(1, away - 2.5 * radius);
    camera.far = away + 8 * radius;
    camera.lookAt(middle);
    camera.updateProjectionMatrix();
    const sun = light.current;
    if (sun) {
      // The light comes from the viewer's upper left, however the box is rotated.
      const from = yaw - 0.75;
      sun.position.set(
        middle.x + 3 * radius * Math.sin(from),
        middle.y + 3.4 * radius,
        middle.z + 3 * radius * Math.cos(from),
      );
      sun.target.position.copy(middle);
      sun.target.updateMatrixWorld();
      const shadow = sun.shadow.camera;
      [shadow.left, shadow.right, shadow.top, shadow.bottom] = [
        -1.6 * radius,
        1.6 * radius,
        1.6 * radius,
        -1.6 * radius,
      ];
      [shadow.near, shadow.far] = [radius, 9 * radius];
      shadow.updateProjectionMatrix();
      // As wide as the shadow's soft edge, so that faces don't shadow themselves.
      sun.shadow.normalBias = 0.02 * radius;
      // Drawn when the box or the light has moved: another print or coat throws the same shadow.
      sun.shadow.autoUpdate = false;
      sun.shadow.needsUpdate = true;
    }
    invalidate();
  }, [camera, invalidate, orbit, room, size]);
  useEffect(() => {
    scene.onAfterRender = ({ info, domElement }) => onFrame(info.render.calls, domElement);
  }, [scene, onFrame]);
  useEffect(() => {
    const { domElement } = gl;
    domElement.addEventListener('webglcontextlost', onLost);
    return () => domElement.removeEventListener('webglcontextlost', onLost);
  }, [gl, onLost]);

  return (
    <>
      <hemisphereLight args={['#ffffff', '#f3ebdd', 2.35]} />
      <directionalLight
        ref={light}
        castShadow
        intensity={1.7}
        color="#fffbf5"
        shadow-mapSize={[1024, 1024]}
        shadow-radius={6}
        shadow-bias={-0.001}
      />
      {parts.map(({ surface, blank: of, colour, roughness, geometry }, index) => {
        const printed = textures?.[of];
        const inside = surface === 'inside' ? printed?.inside : null;
        const map = inside ?? (surface === 'outside' ? printed?.print : null) ?? blank;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the side and the blank.
          <mesh key={index} geometry={geometry} castShadow={surface !== 'edges'} receiveShadow>
            {surface === 'outside' && coat === 'none' ? (
              <meshStandardMaterial key="bare" {...barePrint} map={map} metalness={0} />
            ) : (
              <meshStandardMaterial
                key="coated"
                color={
                  inside
                    ? '#ffffff'
                    : surface === 'outside' && coat !== undefined
                      ? coatedPrint
                      : (board?.[surface] ?? colour)
                }
                map={map}
                roughness={roughness}
                metalness={0}
              />
            )}
          </mesh>
        );
      })}
      {look === undefined || reflections === null
        ? null
        : parts
            .filter(({ surface }) => surface === 'outside')
            .flatMap(({ geometry, blank: of }) => {
              const gloss = textures?.[of]?.gloss;
              return [
                { key: `coat ${of}`, geometry, look, where: null },
                ...(gloss ? [{ key: `gloss ${of}`, geometry, look: glossInPlaces, where: gloss }] : []),
              ];
            })
            .map(({ key, geometry, look, where }) => (
              // The coat lies on the print: black, so that it only adds what it mirrors.
              <mesh key={key} geometry={geometry}>
                <meshPhysicalMaterial
                  {...look}
                  color="#000000"
                  alphaMap={where}
                  envMap={reflections}
                  envMapRotation={[0, (orbit.yaw * Math.PI) / 180, 0]}
                  blending={AdditiveBlending}
                  transparent
                  depthWrite={false}
                />
              </mesh>
            ))}
      <mesh
        rotation-x={-Math.PI / 2}
        position={[room.middle.x, room.ground - room.radius * 0.004, room.middle.z]}
        receiveShadow
      >
        <circleGeometry args={[room.radius * 6, 48]} />
        <shadowMaterial color="#4a3c28" opacity={0.26} />
      </mesh>
    </>
  );
}

const disposeAll = (parts: readonly { readonly geometry: BufferGeometry }[]) => {
  for (const { geometry } of parts) geometry.dispose();
};

const fill = (geometries: readonly BufferGeometry[], blanks: readonly BlankMesh[]) => {
  const surfaces = blanks.flatMap(({ outside, inside, edges }) => [outside, inside, edges]);
  for (const [index, surface] of surfaces.entries()) {
    const geometry = geometries[index];
    if (geometry) put(geometry, surface);
  }
};

const put = (geometry: BufferGeometry, { positions, normals, uvs, indices }: Surface) => {
  const held = geometry.getAttribute('position');
  if (held instanceof BufferAttribute && held.array.length === positions.length) {
    held.copyArray(positions).needsUpdate = true;
    const facing = geometry.getAttribute('normal');
    if (facing instanceof BufferAttribute) facing.copyArray(normals).needsUpdate = true;
  } else {
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    geometry.setAttribute('normal', new BufferAttribute(normals, 3));
    geometry.setAttribute('uv', new BufferAttribute(uvs, 2));
    geometry.setIndex(new BufferAttribute(indices, 1));
  }
  geometry.computeBoundingBox();
  geometry.computeBoundingSphere();
};

const roomOf = (geometries: readonly BufferGeometry[]) => {
  const all = new Box3();
  for (const { boundingBox } of geometries) if (boundingBox) all.union(boundingBox);
  const around = all.getBoundingSphere(new Sphere(new Vector3(), 1));
  return { middle: around.center, radius: Math.max(around.radius, 1), ground: all.min.y };
};
