import { writeFileSync } from 'node:fs';
import { train } from './bench/train/porto.ts';
const seats = Number(process.argv[2]); const rounds = Number(process.argv[3]); const games=Number(process.argv[4]);
const w = train({ seats, rounds, games, seed: 1, say: l => console.log(l) });
writeFileSync(`/tmp/w${seats}.json`, JSON.stringify(w));
console.log(JSON.stringify(w.keep));
