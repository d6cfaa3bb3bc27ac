import { players } from '../../../src/games/players.ts';
import { LightDice } from '../../../src/core/light-dice.ts';
import { porto } from '../../../src/games/porto/rules/index.ts';
import { PORTO_POSITIONS } from './hint-positions.ts';
import { position } from './position.ts';
import { worthTo } from '../../../src/stage/menu.ts';

const hard = players.porto!.strengths!.hard;
const deep = process.argv[2] === 'deep';
const from = Number(process.argv[3] ?? 0);
for (const [i, { name, idea, position: sketch }] of PORTO_POSITIONS.entries()) {
  if (i < from) continue;
  try {
  const state = position(sketch);
  const [seat = 0] = porto.toAct(state);
  const view = porto.view(state, seat);
  const worth = worthTo(porto as any, view, seat);
  const show = (lines: any) => lines.slice(0, 5).map((l: any) => `${porto.write(l.action)} =${worth(l.action)} (${l.value.toFixed(1)})`).join(' | ');
  const at = (lines: any) => { const seen = new Set<string>(); let place = 0; for (const l of lines) { const t = porto.write(l.action); const k = t.startsWith('build') ? [t.split(' ')[3], t.split(' ')[1].slice(-1), t.split(' ')[2].slice(0,-2), worth(l.action)].join() : t; if (seen.has(k)) continue; seen.add(k); place++; if (idea.test(t)) return place; } return 0; };
  const legal = porto.legal(state, seat).map(porto.write);
  const lines = hard.lines!(porto as any, view, seat, new LightDice(1));
  const n = at(lines);
  const fit = legal.filter(t => idea.test(t)).length;
  let line = `${i} ${n === 1 ? 'OK ' : n > 0 && n <= 3 ? `ok${n}` : `!!${n}`} [${fit}/${legal.length}] ${name}`;
  if (deep || n === 0 || n > 1) line += `\n      hard ${show(lines)}`;
  if (deep) { const d = hard.lines!(porto as any, view, seat, new LightDice(2), { candidates: 16, playouts: 1600, turns: 3 }); line += `\n      deep #${at(d)} ${show(d)}`; }
  console.log(line);
  } catch (e) { console.log(i, name, 'ERR', String(e).slice(0, 200)); }
}
