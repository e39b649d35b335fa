const said: Record<string, string> = {
  glueFlap: 'Glue flap',
  headerFace: 'Back of the header',
  seam: 'Seam',
  bottomLeft: 'Bottom flap, left',
  bottomRight: 'Bottom flap, right',
  bottomBack: 'Bottom flap, back',
  bottomFront: 'Bottom flap, front',
  glueBack: 'Glue triangle, back',
  glueFront: 'Glue triangle, front',
  topInner: 'Inner flap, top',
  topOuter: 'Outer flap, top',
  bottomInner: 'Inner flap, bottom',
  bottomOuter: 'Outer flap, bottom',
  bottomSlotted: 'Bottom flap with the slot',
  bottomTongue: 'Bottom flap with the tongue',
};

const sides = / (left|right)(?= |$)/;

/** The engine's panel name as a text: "topDustLeft" is the "Top dust flap, left". */
export const panelWords = (name: string): string => {
  const known = said[name];
  if (known !== undefined) return known;
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ dust\b/, ' dust flap')
    .replace(/ corner\b/, ' corner flap')
    .replace(/ inner\b/, ' inner wall')
    .replace(/ turn in\b/, ' turn-in');
  const side = sides.exec(words);
  const text = side === null ? words : `${words.replace(sides, '')}, ${side[1]}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
