import type { Seat } from '../../../core/contract/game.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { type Box, type Item, type Scene, text } from '../../../presentation/shapes/scene.ts';
import { lacking } from '../judgement/lacking.ts';
import type { Kind, PrivateContract, View } from '../rules/types.ts';
import { contractCard } from './market/contracts.ts';
import { card } from './market/market.ts';
import { DEALT_ROW, dealtRow, KEEP_ROW, keepRow, progressRow, ROW } from './seats/progress.ts';
import { CONTENT, GAP, MARGIN, RADIUS, WIDTH } from './style/layout.ts';
import { FADED, GOLD, INK, WHITE } from './style/palette.ts';
import { panel } from './style/parts.ts';
import { BELOW_TITLE, BORDER, onWallpaper, title } from './style/wallpaper.ts';
import { PICTURE_WORDS, type PictureWords } from './words/index.ts';

/** Largest size of a card in hand. Cards are narrower where they would not fit. */
export const CARD = { w: 92, h: 124 };
const PAD = 18;
const COUNT = 44;
const EMPTY = 76;

/** Height of a hand that shows each kind once, with its number. */
export const LARGE_HAND = CARD.h + 2 * PAD + COUNT;

export const heldHeight = (hand: readonly Kind[]): number =>
  hand.length === 0 ? EMPTY : CARD.h + 2 * PAD + (new Set(hand).size < hand.length ? COUNT : 0);

/** Returns the place of a card in the panel with the cards in hand. `kinds`: number of different cards in the panel. */
export const heldBox = (box: Box, kinds: number, at: number): Box => {
  const pitch = Math.min(CARD.w + 12, Math.floor((box.w - 2 * PAD + 6) / Math.max(1, kinds)));
  return { x: box.x + PAD + at * pitch, y: box.y + PAD - 4, w: Math.min(CARD.w, pitch - 4), h: CARD.h };
};

/**
 * Draws each kind of card in hand once. If the seat holds several cards of a kind, their number is below the card.
 * @param room number of kinds for which there is room. Default: the kinds in hand
 */
export const heldCards = (
  prefix: string,
  box: Box,
  hand: readonly Kind[],
  words: PictureWords,
  room = new Set(hand).size,
): readonly Item[] => {
  const kinds = [...new Set(hand)];
  if (kinds.length === 0) return [text(`${prefix}/none`, box, words.noCards, { fill: FADED })];
  return kinds.flatMap((kind, at) => {
    const place = heldBox(box, room, at);
    const held = hand.filter(other => other === kind).length;
    const id = `${prefix}/${kind}`;
    return [
      card(id, place, kind),
      ...(held > 1
        ? [text(`${id}/held`, { ...place, y: place.y + 4 + CARD.h, h: COUNT }, `×${held}`, { fill: INK })]
        : []),
    ];
  });
};

const CLAIM = { w: 122, h: 118 };
const CLAIMS = 8;

const cards = (hand: readonly Kind[], words: PictureWords): readonly Item[] => {
  const box: Box = { x: MARGIN, y: BELOW_TITLE, w: CONTENT, h: heldHeight(hand) };
  return [panel('hand', box, RADIUS), ...heldCards('hand', box, hand, words)];
};

const claimed = (view: View, seat: Seat, top: number, words: PictureWords): readonly Item[] => {
  const all = view.players[seat]?.claimed ?? [];
  if (all.length === 0) return [];
  const shown = all.slice(-CLAIMS);
  return [
    text('claimed', { x: MARGIN, y: top, w: CONTENT, h: 50 }, words.claimed(all.length), {
      weight: 'black',
      align: 'left',
      fill: WHITE,
    }),
    ...shown.map((contract, at) =>
      contractCard(`claimed/${at + 1}`, { x: MARGIN + at * (CLAIM.w + 8), y: top + 54, ...CLAIM }, contract),
    ),
  ];
};

interface Aims {
  readonly height: number;
  items(top: number): readonly Item[];
}

/**
 * Draws a seat's private contracts: before the choice the dealt contracts, and later the kept contracts with their progress.
 * Ticks mark the contracts in `sealed`, which the seat has chosen while other seats still choose.
 */
const aims = (
  view: View,
  seat: Seat,
  words: PictureWords,
  sealed: readonly PrivateContract[] | undefined,
): Aims => {
  const held = view.players[seat]?.private ?? [];
  const dealt = held.length > 0 ? [] : (view.dealt ?? []);
  const step = (held.length > 0 ? ROW : DEALT_ROW) + GAP;
  const place = (top: number, at: number): Box => ({
    x: MARGIN,
    y: top + at * step,
    w: CONTENT,
    h: step - GAP,
  });
  return {
    height: (held.length + dealt.length) * step,
    items: top => [
      ...held.flatMap(({ contract }, at) =>
        progressRow(`private/${at + 1}`, place(top, at), lacking(view.houses, contract), words),
      ),
      ...dealt.flatMap((contract, at) =>
        dealtRow(`dealt/${at + 1}`, place(top, at), contract, sealed?.includes(contract), words),
      ),
    ],
  };
};

/** Draws a seat's hand and its private contracts, for that seat alone: 1,080 wide, as high as needed. */
export const handScene = (
  view: View,
  seat: Seat,
  language: Language = 'en',
  sealed?: readonly PrivateContract[],
): Scene => {
  const words = PICTURE_WORDS[language];
  const player = view.players[seat];
  const hand = player?.hand ?? [];
  const secret = aims(view, seat, words, sealed);
  const aimsTop = BELOW_TITLE + heldHeight(hand) + GAP + 6;
  const claimedTop = aimsTop + secret.height;
  const bottom = claimedTop + (player?.claimed.length ? 54 + CLAIM.h + 20 : 0);
  const height = bottom + BORDER;
  const worth = player?.private?.reduce((sum, { vp }) => sum + vp, 0) ?? 0;
  // A sum has no unit, since no form of the unit agrees with both numbers: "29 + 1 point".
  const score = player?.private?.length ? `${player.score} + ${worth}` : words.points(player?.score ?? 0);
  return onWallpaper(height, [
    title(words.yourHand, { w: 620 }),
    text('score', { x: WIDTH - MARGIN - 400, y: BORDER + 10, w: 400, h: 64 }, score, {
      size: 54,
      weight: 'black',
      align: 'right',
      fill: GOLD,
    }),
    ...cards(hand, words),
    ...secret.items(aimsTop),
    ...claimed(view, seat, claimedTop, words),
  ]);
};

/** Draws five private contracts, of which a seat keeps three. @param kept contracts that a preview keeps */
export const keepScene = (
  dealt: readonly PrivateContract[],
  language: Language = 'en',
  kept?: readonly PrivateContract[],
): Scene => {
  const words = PICTURE_WORDS[language];
  const step = KEEP_ROW + GAP;
  const height = BELOW_TITLE + dealt.length * step + BORDER;
  return onWallpaper(height, [
    title(words.keepThree),
    ...dealt.flatMap((contract, at) =>
      keepRow(
        `dealt/${at + 1}`,
        { x: MARGIN, y: BELOW_TITLE + at * step, w: CONTENT, h: KEEP_ROW },
        at + 1,
        contract,
        kept?.includes(contract),
        words,
      ),
    ),
  ]);
};
