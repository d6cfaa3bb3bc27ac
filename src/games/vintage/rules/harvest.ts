import { refuse } from '../../../core/contract/result.ts';
import { freeHolds, loadLot } from './boat.ts';
import { box } from './box.ts';
import { type Draft, type Fault, tell } from './draft.ts';
import { estateAt, isPlanted, qualityOf, siteOf, withEstate, yieldOf } from './estates.ts';
import { endTurn } from './turn.ts';
import type { Estate, OpenPlayer, Phase } from './types.ts';

type Gathering = Extract<Phase, { readonly type: 'gather' }>;

/**
 * Returns true where a harvest includes an Estate. The Estate must be planted. Its place for barrels must be free, or the boat
 * must be able to take the barrels that lie there.
 */
const isAsked = (player: OpenPlayer, estate: Estate): boolean => {
  if (!isPlanted(estate)) return false;
  if (estate.lot === null) return true;
  return siteOf(estate.place).region === player.boat.harbour && freeHolds(player) > 0;
};

const asked = (player: OpenPlayer, numbers: readonly number[]): number[] =>
  numbers.filter(number => isAsked(player, estateAt(player, number)));

export const harvestedNow = (player: OpenPlayer): readonly number[] =>
  asked(
    player,
    player.estates.map((_, index) => index + 1),
  );

export const canHarvest = (player: OpenPlayer): boolean => {
  if (player.harvested) return false;
  for (const estate of player.estates) if (isAsked(player, estate)) return true;
  return false;
};

export const harvestFault = (player: OpenPlayer): Fault => {
  if (player.harvested) return refuse('harvested-already');
  return canHarvest(player) ? undefined : refuse('nothing-to-harvest');
};

/**
 * Begins a harvest.
 * @param card true where one barrel of brandy pays for all wine
 */
export const beginHarvest = (draft: Draft, card: boolean): void => {
  const { player, next, seat } = draft;
  const left = harvestedNow(player);
  player.harvested = true;
  const { brandy } = player;
  next.phase = { type: 'gather', left, brandy, gained: 0, once: card ? true : null, gathered: false };
  tell(draft, { type: 'harvesting', seat, bonus: next.chips[next.round - 1] ?? 0, card });
};

/** Returns true where wine can be paid for: the card's single barrel of brandy is already paid, or a barrel of brandy is left. */
const canPay = ({ brandy, once }: Gathering): boolean => once === false || brandy > 0;

/** Returns the largest number of barrels of wine that the harvest's next Estate can give. */
export const mostWine = (player: OpenPlayer, gathering: Gathering): number => {
  const [number = 0] = gathering.left;
  return canPay(gathering) ? yieldOf(estateAt(player, number)) : 0;
};

export const mayLeave = (player: OpenPlayer, { left, gathered }: Gathering): boolean => {
  const [number = 0] = left;
  return estateAt(player, number).lot !== null && (gathered || left.length > 1);
};

const numberFault = ({ left }: Gathering, number: unknown): Fault =>
  number === left[0] ? undefined : refuse('other-estate', { estate: String(number), asked: left[0] ?? 0 });

export const gatherFault = (
  player: OpenPlayer,
  gathering: Gathering,
  number: unknown,
  wine: unknown,
): Fault => {
  const wrong = numberFault(gathering, number);
  if (wrong) return wrong;
  const most = yieldOf(estateAt(player, gathering.left[0] ?? 0));
  if (typeof wine !== 'number' || !Number.isInteger(wine) || wine < 0 || wine > most)
    return refuse('wine-range', { wine: String(wine), most });
  return wine > 0 && !canPay(gathering) ? refuse('no-brandy') : undefined;
};

export const leaveFault = (player: OpenPlayer, gathering: Gathering, number: unknown): Fault => {
  const wrong = numberFault(gathering, number);
  if (wrong) return wrong;
  if (mayLeave(player, gathering)) return undefined;
  const { lot } = estateAt(player, gathering.left[0] ?? 0);
  return refuse(lot === null ? 'leave-free' : 'leave-last', { estate: gathering.left[0] ?? 0 });
};

/** Continues a harvest with its next Estate. After the last Estate, the gained brandy goes into the store. */
const goOn = (draft: Draft, gathering: Gathering): void => {
  const { player, seat } = draft;
  const left = asked(player, gathering.left.slice(1));
  if (left.length > 0) {
    draft.next.phase = { ...gathering, left };
    return;
  }
  const all = gathering.brandy + gathering.gained;
  player.brandy = Math.min(box.seat.brandy, all);
  const lost = all - player.brandy;
  tell(draft, { type: 'stored', seat, gained: gathering.gained - lost, lost, brandy: player.brandy });
  endTurn(draft);
};

export const gather = (draft: Draft, gathering: Gathering, barrels: number): void => {
  const { player, next, seat } = draft;
  const [number = 0] = gathering.left;
  const estate = estateAt(player, number);
  const loaded = estate.lot === null ? null : loadLot(draft, number).lot;
  const quality = qualityOf(estate) + (next.chips[next.round - 1] ?? 0);
  const wine = barrels > 0 ? { quality, barrels } : null;
  if (wine) player.estates = withEstate(player.estates, number, { lot: wine });
  const brandy = yieldOf(estate) - barrels;
  const costs = wine !== null && gathering.once !== false;
  tell(draft, { type: 'gathered', seat, estate: number, place: estate.place, wine, brandy, loaded });
  goOn(draft, {
    ...gathering,
    brandy: gathering.brandy - (costs ? 1 : 0),
    gained: gathering.gained + brandy,
    once: wine !== null && gathering.once === true ? false : gathering.once,
    gathered: true,
  });
};

export const leave = (draft: Draft, gathering: Gathering): void => {
  const [number = 0] = gathering.left;
  const { place } = estateAt(draft.player, number);
  tell(draft, { type: 'left', seat: draft.seat, estate: number, place });
  goOn(draft, gathering);
};
