import { readFileSync } from 'node:fs';
import { SeededDice } from './src/core/dice.ts';
import { LightDice } from './src/core/light-dice.ts';
import { Search } from './src/core/search.ts';
import { portoEvaluation } from './src/games/porto/player/evaluation.ts';
import { easy } from './src/games/porto/player/easy.ts';
import { steady } from './src/games/porto/player/steady.ts';
import { porto } from './src/games/porto/rules/index.ts';
const [,, one='hard', other='medium', seatsText='2', gamesText='20', p='100', t='2', c='8'] = process.argv;
const seats = Number(seatsText);
const w = JSON.parse(readFileSync(`/tmp/w${seats}.json`,'utf8'));
const search = new Search(porto, portoEvaluation(w));
const times: number[] = [];
const play = (kind: string, view: any, seat: number, dice: LightDice) => {
  if (kind === 'greedy') return steady.choose(porto, view, seat, dice as any); if (kind === 'easy') return easy.choose(porto, view, seat, dice as any);
  const b = process.cpuUsage();
  const l = search.lines(view, seat, dice, { candidates: Number(c), playouts: kind === 'hard' ? Number(p) : 0, turns: Number(t) });
  if (kind === 'hard') { const u = process.cpuUsage(b); times.push((u.user + u.system) / 1000); }
  return l[0]!.action;
};
let won = 0, n = 0, marg = 0;
for (let g = 0; g < Number(gamesText); g++) for (let place = 0; place < seats; place++) {
  const bytes = new Uint8Array(32); new DataView(bytes.buffer).setUint32(0, 1000 + g);
  let state = porto.setup(seats, seats === 1 ? { variant: 'solo', timer: Number(t2()) as any } : { variant: 'standard' }, new SeededDice(bytes));
  const d = new LightDice(g * 7 + place);
  while (!porto.outcome(state)) {
    const seat = porto.toAct(state)[0]!;
    const a = play(seat === place ? one : other, porto.view(state, seat), seat, d);
    const r = porto.apply(state, seat, a, d); if (!r.ok) throw new Error(r.refusal.code);
    state = r.value.state;
  }
  const out = porto.outcome(state)!;
  n++; if (seats === 1 ? out.won : out.ranks[place] === 1) won++;
  marg += out.totals[place]! - (seats > 1 ? (out.totals.reduce((x, y) => x + y, 0) - out.totals[place]!) / (seats - 1) : 0);
}
function t2() { return process.env.TIMER ?? '28'; }
times.sort((a, b) => a - b);
console.log(`${one} v ${other} ${seats} seats: won ${won}/${n} = ${(won / n * 100).toFixed(1)}%, margin ${(marg / n).toFixed(1)}; ms median ${times[times.length >> 1]?.toFixed(0)} p99 ${times[Math.floor(times.length * .99)]?.toFixed(0)}`);
