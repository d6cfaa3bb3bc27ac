import { box } from '../../../games/porto/box.ts';
import type { FinalScore, Level, Result, View } from '../../../games/porto/types.ts';
import { nameOf } from '../../names.ts';
import type { Names } from '../../presenter.ts';
import { privateName } from './cards.ts';
import { listed, plural } from './grammar.ts';

const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  apprentice: 'Apprentice',
  builder: 'Builder',
  'master-builder': 'Master Builder',
};

const soloVerdict = (result: Result, names: Names): string => {
  const name = nameOf(names, 0);
  const { score = 0, total = 0 } = result.seats[0] ?? {};
  const { goal } = box.solo;
  if (!result.won) {
    return `**${name}** lost: ${plural(score, 'point')} before private contracts, and ${goal} were needed.`;
  }
  const level = result.level ? ` and is **${LEVEL_NAMES[result.level]}**` : '';
  return `**${name}** won with ${plural(total, 'point')}${level}.`;
};

/** One sentence: who won, and by which tie-breaker where points were equal. */
const winners = (result: Result, names: Names): string => {
  if (result.winner === null) return soloVerdict(result, names);
  const best = result.seats[result.winner];
  if (!best) throw new Error(`no seat ${result.winner}`);
  const level = result.seats.filter((other, seat) => seat !== result.winner && other.total === best.total);
  const claims = level.filter(other => other.publicContracts === best.publicContracts);
  const tie = claims.length > 0 ? 'the later seat' : 'more public contracts';
  const tieBreak = level.length > 0 ? `; the tie is broken by ${tie}` : '';
  return `**${nameOf(names, result.winner)}** wins with ${plural(best.total, 'point')}${tieBreak}.`;
};

const seatLine = (final: FinalScore, name: string, counted: boolean): string => {
  const worth = listed(final.private.map(({ contract, vp }) => `${privateName(contract)} ${vp}`));
  const bonus = final.private.reduce((sum, { vp }) => sum + vp, 0);
  const claimed = plural(final.publicContracts, 'public contract');
  const head = `**${name}** ${final.total}`;
  if (final.private.length === 0) return `${head} (${claimed} claimed)`;
  if (!counted)
    return `${head} — private contracts would have brought ${bonus}: ${worth} (${claimed} claimed)`;
  return `${head} = ${final.score} + private contracts ${bonus}: ${worth} (${claimed} claimed)`;
};

/** The final result: the verdict, then a line a seat, the best first. */
export const finale = (view: View, names: Names): string | undefined => {
  const { result } = view;
  if (!result) return undefined;
  const counted = result.winner !== null || result.won === true;
  const lines = result.seats
    .map((final, seat) => ({ final, seat }))
    .sort((one, other) => one.final.rank - other.final.rank)
    .map(({ final, seat }) => {
      const place = result.winner === null ? '' : `${final.rank}\\. `;
      return `${place}${seatLine(final, nameOf(names, seat), counted)}`;
    });
  return [winners(result, names), ...lines].join('\n');
};
