import type { WebGLProgramParametersWithUniforms } from 'three';

/** Ink without a coat dries duller than under one, and shows the fibres of the board. */
export const barePrint = {
  color: '#ebe3d6',
  roughness: 1,
  onBeforeCompile: (shader: WebGLProgramParametersWithUniforms): void => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vPlace;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nvPlace = position;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${grain}`)
      .replace('#include <color_fragment>', '#include <color_fragment>\ndiffuseColor.rgb *= 1.0 - fibres(vPlace);');
  },
};

/** Share of the light that the fibres take at a place in mm: two noises, of 0.5 and 1.6 mm. */
const grain = `
varying vec3 vPlace;
float chance(vec3 cell) {
  return fract(sin(dot(cell, vec3(12.9898, 78.233, 37.719))) * 43758.5453);
}
float noise(vec3 place) {
  vec3 cell = floor(place);
  vec3 part = smoothstep(0.0, 1.0, fract(place));
  vec4 near = vec4(chance(cell), chance(cell + vec3(1, 0, 0)), chance(cell + vec3(0, 1, 0)), chance(cell + vec3(1, 1, 0)));
  vec4 far = vec4(
    chance(cell + vec3(0, 0, 1)), chance(cell + vec3(1, 0, 1)), chance(cell + vec3(0, 1, 1)), chance(cell + vec3(1, 1, 1)));
  vec4 between = mix(near, far, part.z);
  return mix(mix(between.x, between.y, part.x), mix(between.z, between.w, part.x), part.y);
}
float fibres(vec3 place) {
  return 0.07 * noise(place / 0.5) + 0.04 * noise(place / 1.6);
}
`;
