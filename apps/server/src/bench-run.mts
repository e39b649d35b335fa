import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { usualLimits, targetOfBlanks } from '@boxwright/preflight';
import { blanksOf } from './selling/artwork/testing/box-artwork.ts';
const target = targetOfBlanks(blanksOf('straight-tuck-end',[120,80,200]),{style:'Straight tuck end'});
for (const [kind,path] of [['pdf','/tmp/e-20.pdf'],['jpeg','/tmp/e-4.jpg']] as const) {
  const child = fork(new URL('./main/inspection-process.ts', import.meta.url), ['5000'], { env: {}, execArgv: ['--max-old-space-size=96'], serialization: 'advanced' });
  for (let i=0;i<2;i++) {
  const t=performance.now();
  const got:any = await new Promise(r=>{ child.once('message',r); child.send({name:'preflight',input:{kind,original:new Uint8Array(readFileSync(path)),page:1,target,limits:usualLimits}}); });
  const s=readFileSync(`/proc/${child.pid}/status`,'utf8');
  const stat=readFileSync(`/proc/${child.pid}/stat`,'utf8').replace(/^.*\) /s,'').split(' ');
  console.log(kind, 'wall',(performance.now()-t)/1000,'cpu total s',(Number(stat[11])+Number(stat[12]))/100, /VmHWM:\s+(\d+)/.exec(s)![1]!/1024+' MiB peak', JSON.stringify(got).slice(0,300));
  }
  child.kill();
}
