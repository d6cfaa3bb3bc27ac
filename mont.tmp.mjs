import { createCanvas, loadImage } from 'canvas';
import { writeFileSync } from 'node:fs';
const files=process.argv.slice(3);const W=800,H=420;const cols=2;const rows=Math.ceil(files.length/cols);
const c=createCanvas(W*cols,H*rows);const x=c.getContext('2d');
for (const [i,f] of files.entries()){const im=await loadImage(f);const s=Math.min(W/im.width,H/im.height);x.drawImage(im,(i%cols)*W,Math.floor(i/cols)*H,im.width*s,im.height*s);}
writeFileSync(process.argv[2],c.toBuffer('image/png'));
