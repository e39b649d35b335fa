import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { writeFileSync } from 'node:fs';
import { targetOfBlanks } from '@boxwright/preflight';
import { blanksOf } from './selling/artwork/testing/box-artwork.ts';
const target = targetOfBlanks(blanksOf('straight-tuck-end',[120,80,200]),{style:'Straight tuck end'});
const photo = async (w:number,h:number,q:number)=> sharp({create:{width:w,height:h,channels:3,background:'#888',noise:{type:'gaussian',mean:128,sigma:30}}}).blur(0.7).jpeg({quality:q}).toBuffer();
const doc = await PDFDocument.create();
const k=72/25.4; const L=target.size.length+6,W=target.size.width+6;
const page = doc.addPage([L*k,W*k]);
for (let i=0;i<5;i++){ const j=await photo(3000,2400,96); const im=await doc.embedJpg(j); page.drawImage(im,{x:(i*L/5)*k,y:0,width:L/5*k,height:W*k}); }
const b=await doc.save(); writeFileSync('/tmp/e-20.pdf',b); console.log(b.length/1e6);
writeFileSync('/tmp/e-4.jpg', await photo(3600,3600*W/L|0,90));
