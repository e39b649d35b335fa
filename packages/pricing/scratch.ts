import { drawBox, outlineOf } from '@boxwright/dieline';
import { demoRateCard, layoutsFor } from './src/index.ts';
import { layStickers } from './src/stickers/lay-stickers.ts';
import { nestable, wholeMicrometres } from './src/nesting/nest.ts';
import { upsBoundOf } from './src/cartons/layouts.ts';
import { mostInPairs } from './src/testing/exhaustive-pairs.ts';
import { roomOf } from './src/cartons/layouts.ts';
const { imposition } = demoRateCard;
for (const [style,length,width,height,caliper,w,h] of [['auto-lock-bottom',135,35.4,61,0.435,20,30],['reverse-tuck-end',68.6,56.8,49.5,0.508,28,40]] as const) {
  const d = drawBox(style,{length,width,height,caliper}); if(!d.ok) throw d;
  const dl = d.box.blanks[0]!.dieline; const sheet={widthIn:w,heightIn:h};
  const t=performance.now();
  const n=nestable(dl,4);
  const l=layoutsFor(dl,sheet,imposition).length; const t1=performance.now();
  const {long,short}=roomOf(sheet,imposition);
  const o=wholeMicrometres(outlineOf(dl));
  console.log(style,l,'bound',upsBoundOf(n,sheet,imposition),n.width,n.height,long,short,(t1-t).toFixed());
  console.log(JSON.stringify(o.map(p=>p.map(v=>Math.round(v/100)/10))));
  console.log('pairs', mostInPairs(o,{step:1000,gap:4000,room:{width:long,height:short},known:l}));
}
for (const s of [['round',20,20],['rectangle',165.3,65.1],['rectangle',64,25.1]] as const){ const r=layStickers({shape:s[0],length:s[1],width:s[2]}); console.log(s,r.count,r.bound,r.pattern);}
