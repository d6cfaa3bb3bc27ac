import type { Dice } from '../../../core/contract/dice.ts';
import { costOf, gainOf, MARKER, type SeatOutlook, vineGain } from '../judgement/gains.ts';
import { bestVoyage } from '../judgement/voyage.ts';
import { ageingWorth, lotWorth, waitingWorth } from '../judgement/wine.ts';
import { box } from '../rules/box.ts';
import { estateAt, qualityOf, yieldOf } from '../rules/estates.ts';
import { type Action, type ActionOf, HARBOURS, type Harbour, type Phase } from '../rules/types.ts';
import { sold, withBarrel } from '../rules/warehouse.ts';
import { isOf, type VintagePlayer } from './easy.ts';

const bestBy = <T>(all: readonly T[], worth: (each: T) => number): T | undefined => {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of all) {
    const rated = worth(each);
    if (rated > most) [best, most] = [each, rated];
  }
  return best;
};

function towards(outlook: SeatOutlook, sails: readonly ActionOf<'sail'>[], top: Harbour): Action | undefined {
  const { player } = outlook;
  const [at, up] = [HARBOURS.indexOf(player.boat.harbour), HARBOURS.indexOf(top)];
  const to = up > at ? HARBOURS[at + 1] : 'gaia';
  const loaded = (load: readonly number[] = []) =>
    load.reduce((sum, number) => {
      const { lot } = estateAt(player, number);
      return sum + (lot ? lotWorth(lot) : 0);
    }, 0);
  return bestBy(
    sails.filter(sail => sail.to === to),
    ({ load }) => loaded(load),
  );
}

/** Picks the best action of a turn, with a voyage valued by its cargo. Passes if no action gains anything and no voyage is left. */
function inTurn(outlook: SeatOutlook, legal: readonly Action[]): Action | undefined {
  const { player, roundsLeft } = outlook;
  const sails = legal.filter(isOf('sail'));
  const voyage = sails.length > 0 ? bestVoyage(player, player.markers, roundsLeft, MARKER) : undefined;
  const others = legal.filter(({ type }) => type !== 'sail' && type !== 'pass');
  const rated = others.map(action => ({ action, gain: gainOf(outlook, action) }));
  const useful = rated.filter(({ gain }) => gain > 0.05);
  const best = bestBy(useful, ({ action, gain }) => gain - costOf(action));
  const net = best ? best.gain - costOf(best.action) : Number.NEGATIVE_INFINITY;
  const sail = voyage && towards(outlook, sails, voyage.top);
  if (voyage && sail && voyage.net > 0 && voyage.net / voyage.moves + MARKER > net) return sail;
  return best?.action ?? sail ?? legal.find(isOf('pass'));
}

/**
 * Answers a harvest's question. The bot takes wine where it can, but keeps enough brandy for the next harvest. The Estates with
 * the poorest wine give this brandy.
 */
function inGather(
  { view, player, roundsLeft }: SeatOutlook,
  phase: Extract<Phase, { type: 'gather' }>,
  legal: readonly Action[],
): Action | undefined {
  const gathers = legal.filter(isOf('gather'));
  const most = Math.max(...gathers.map(({ wine }) => wine));
  const after = phase.left.map(number => estateAt(player, number));
  const planted = player.estates.filter(({ vines }) => vines.length > 1).length;
  const wanted = roundsLeft > 1 ? Math.min(box.seat.brandy, planted) : 0;
  const paid = phase.once === false || most === 0 ? 0 : 1;
  const rest = after.slice(1);
  // The later Estates in this harvest give only brandy if no brandy is left to pay for their wine.
  const left = phase.brandy - paid;
  const dry = phase.once === null ? rest.slice(Math.max(0, left)) : [];
  const later = dry.reduce((sum, estate) => sum + yieldOf(estate), 0);
  const lacking = Math.max(0, wanted - Math.max(0, left - (rest.length - dry.length)) - phase.gained - later);
  const [own] = after;
  const bonus = view.chips[view.round - 1] ?? 0;
  const poorer = rest.some(estate => own && qualityOf(estate) < qualityOf(own) && !dry.includes(estate));
  const brandy = poorer && bonus > 0 ? Math.max(0, lacking - 1) : lacking;
  const wine = Math.max(most > 0 ? 1 : 0, most - brandy);
  return gathers.find(each => each.wine === Math.min(most, wine)) ?? legal[0];
}

/** Picks the side of the cellar on which the ageing of all lots brings the most. */
function inUnload(
  { player, roundsLeft }: SeatOutlook,
  phase: Extract<Phase, { type: 'unload' }>,
  legal: readonly Action[],
): Action | undefined {
  const lot = player.boat.lots[phase.next];
  return bestBy(legal.filter(isOf('unload')), ({ to }) => {
    if (to === 'boat' || !lot) return -1;
    const cellar = { ...player.cellar, [to]: [...player.cellar[to], lot] };
    return ageingWorth(player, cellar, roundsLeft);
  });
}

function inSail(
  outlook: SeatOutlook,
  phase: Extract<Phase, { type: 'sail' }>,
  legal: readonly Action[],
): Action | undefined {
  const { player, roundsLeft } = outlook;
  const moves = phase.moves ?? player.markers;
  const price = phase.moves === null ? MARKER : 0;
  const voyage = bestVoyage(player, moves, roundsLeft, price);
  const sails = legal.filter(isOf('sail'));
  const stop = legal.find(isOf('stop'));
  // A free move upriver brings the boat nearer to the next harvest.
  const idle = phase.moves !== null && roundsLeft > 1 && player.boat.harbour === 'gaia' && !stop;
  if (voyage && voyage.net > 0) return towards(outlook, sails, voyage.top);
  return stop ?? (idle ? towards(outlook, sails, 'baixo') : sails[0]);
}

function inAdd({ player, roundsLeft }: SeatOutlook, legal: readonly Action[]): Action | undefined {
  return bestBy(legal.filter(isOf('add')), ({ side, category }) => {
    const done = sold(withBarrel(player.warehouse, side, category));
    return done.points + waitingWorth(done.warehouse, roundsLeft);
  });
}

function chosen(outlook: SeatOutlook, legal: readonly Action[]): Action | undefined {
  const { phase } = outlook.view;
  switch (phase.type) {
    case 'turn':
      return inTurn(outlook, legal);
    case 'gather':
      return inGather(outlook, phase, legal);
    case 'sail':
      return inSail(outlook, phase, legal);
    case 'unload':
      return inUnload(outlook, phase, legal);
    case 'plant':
      return (
        bestBy(legal.filter(isOf('plant')), ({ estate, vine }) => vineGain(outlook, estate, vine)) ?? legal[0]
      );
    case 'add':
      return inAdd(outlook, legal);
    case 'over':
      return undefined;
  }
}

/**
 * Published rule by which the bot plays Vintage for an absent person. The bot buys early, harvests every round, keeps brandy
 * for the next harvest, and fetches the nearest lots. It ages when the cellar is well filled, and takes the cards that sell
 * barrels immediately.
 */
export const steady: VintagePlayer = {
  choose(game, view, seat, dice: Dice) {
    const legal = game.legal(game.imagine(view, seat, dice), seat);
    const player = view.players[seat];
    const [first] = legal;
    if (first === undefined || player === undefined) throw new Error(`seat ${seat} has nothing to choose`);
    const outlook: SeatOutlook = { view, player, roundsLeft: box.rounds - view.round + 1 };
    return (legal.length > 1 ? chosen(outlook, legal) : undefined) ?? first;
  },
};
