import { porto } from '../../../src/games/porto/rules/index.ts';
import { PORTO_POSITIONS } from './hint-positions.ts';
import { position } from './position.ts';
import { worthTo } from '../../../src/stage/menu.ts';
import { namedByHint } from '../../support/named-by-hint.ts';

const deep = process.argv[2] === 'deep';
const from = Number(process.argv[3] ?? 0);
let missed = 0;
for (const [i, { name, idea, position: sketch, missed: known }] of PORTO_POSITIONS.entries()) {
  if (i < from) continue;
  try {
  const state = position(sketch);
  const [seat = 0] = porto.toAct(state);
  const view = porto.view(state, seat);
  const worth = worthTo(porto as any, view, seat);
  const show = (lines: any) => lines.map((l: any) => `${l.action} =${worth((porto.read(l.action) as any).value)} (${l.value.toFixed(1)})`).join(' | ');
  const at = (lines: any) => lines.findIndex((l: any) => idea.test(l.action)) + 1;
  const legal = porto.legal(state, seat).map(porto.write);
  const lines = await namedByHint(porto as any, state);
  const n = at(lines);
  if (n === 0) missed++;
  const fit = legal.filter(t => idea.test(t)).length;
  let line = `${i} ${n === 1 ? 'OK ' : n > 0 && n <= 3 ? `ok${n}` : `!!${n}`}${known ? '(known)' : ''} [${fit}/${legal.length}] ${name}`;
  line += `\n      hard ${show(lines)}`;
  if (deep || n === 0) { const d = await namedByHint(porto as any, state, { candidates: 16, playouts: 1200, turns: 3 }); line += `\n      deep #${at(d)} ${show(d)}`; }
  console.log(line);
  } catch (e) { console.log(i, name, 'ERR', String(e).slice(0, 300)); }
}
console.log('missed', missed, 'of', PORTO_POSITIONS.length);
