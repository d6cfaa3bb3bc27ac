import type { Language } from '../language/languages.ts';
import type { AnyPresenter, Picture } from '../presenter/presenter.ts';

type Paints<Of> = {
  [Name in keyof Of]-?: NonNullable<Of[Name]> extends (...given: never[]) => Promise<Picture | undefined>
    ? Name
    : never;
}[keyof Of];
export type Painted = Paints<AnyPresenter>;

/** Kinds of pictures that a presenter draws. `spared`: a message can do without the picture. */
export const PAINTED: Readonly<Record<Painted, 'needed' | 'spared'>> = {
  picture: 'needed',
  preview: 'spared',
  wide: 'needed',
  turnPicture: 'needed',
  lobby: 'spared',
  handPicture: 'spared',
  seatPicture: 'spared',
  ending: 'spared',
  share: 'spared',
  topicPicture: 'spared',
  lessonPicture: 'spared',
  partsPicture: 'spared',
  curve: 'spared',
  compared: 'spared',
  dealCard: 'spared',
  dealRace: 'spared',
  leagueCard: 'spared',
  profile: 'spared',
  lookBack: 'spared',
};

/**
 * Pictures that take many times as long as a turn's board or panel, up to two seconds on a busy machine. A painter of
 * their own draws them, so that no turn waits for one of them.
 */
export const LARGE: ReadonlySet<string> = new Set<Painted>([
  'wide',
  'ending',
  'curve',
  'compared',
  'dealRace',
  'leagueCard',
  'profile',
  'lookBack',
] as const satisfies readonly Painted[]);

/** A picture ordered from the painter, as plain data. */
export interface PictureOrder {
  readonly game: string;
  readonly language: Language;
  readonly what: Painted;
  readonly given: readonly unknown[];
}

/** A request to the painter. A trial checks that the painter can draw, write and encode; its picture is not used. */
export type PainterRequest = { readonly number: number } & (PictureOrder | { readonly what: 'trial' });

export interface PainterReply {
  readonly number: number;
  readonly picture?: Picture | undefined;
  readonly fault?: string | undefined;
  /** Memory that the painter's process holds, in bytes. */
  readonly rss: number;
}
