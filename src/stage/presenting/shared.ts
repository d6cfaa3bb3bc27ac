import { cardScene } from '../deals/card.ts';
import { duelScene } from '../deals/duel-card.ts';
import { cardAlt, raceAlt, raceScene } from '../deals/index.ts';
import type { Language } from '../language/languages.ts';
import { leagueAlt } from '../leagues/alt.ts';
import { leagueScene } from '../leagues/scene.ts';
import { lookBackAlt } from '../look-back/alt.ts';
import { lookBackScene } from '../look-back/scene.ts';
import { asAlt, plain } from '../names.ts';
import { partsLines } from '../parts/pages.ts';
import { namedScene } from '../parts/scene.ts';
import type { Picture, Presenter, SharedPictures } from '../presenter.ts';
import { profileAlt } from '../profile/alt.ts';
import { profileScene } from '../profile/scene.ts';
import { comparedAlt, curveAlt } from '../review/alt.ts';
import { comparedPicture } from '../review/compared.ts';
import { curveScene } from '../review/curve.ts';
import type { Scene, ShownScene } from '../scene.ts';

type Own<View, Action, Event> = Pick<
  Presenter<View, Action, Event>,
  'title' | 'category' | 'colour' | 'picture' | 'preview' | 'parts'
>;

/**
 * Returns the functions for the pictures that all games share.
 * @param painted makes an image with an alt text from a scene
 */
export function sharedPictures<View, Action, Event>(
  own: Own<View, Action, Event>,
  language: Language,
  painted: (shown: ShownScene, name: string) => Promise<Picture>,
): SharedPictures {
  const { title } = own;
  const picture = (scene: Scene, alt: string, name: string) => painted({ scene, alt }, name);
  return {
    curve: (review, names, name) =>
      picture(curveScene(review, names, language), curveAlt(review, names, language), name),
    compared: async (view, names, lines, name) => {
      const file = await comparedPicture(own, view, names, lines, language);
      return file && { file, name, alt: comparedAlt(lines, language) };
    },
    dealCard: (card, name) => {
      const scene = card.duel
        ? duelScene(card, card.duel, title, own.colour, language)
        : cardScene(card, title, language);
      return picture(scene, cardAlt(card, title, language), name);
    },
    dealRace: (lines, name, leads) =>
      picture(raceScene(lines, language, leads), raceAlt(lines, language, leads), name),
    leagueCard: (card, name) =>
      picture(leagueScene(card, title, language), leagueAlt(card, title, language), name),
    profile: (profile, name) =>
      picture(profileScene(profile, own, language), profileAlt(profile, own, language), name),
    lookBack: (card, name) => picture(lookBackScene(card, language), lookBackAlt(card, language), name),
    partsPicture: async (view, names, at, name) => {
      const page = own.parts?.(view as View, names)[at];
      return page && picture(namedScene(page), asAlt(plain(partsLines(page).join('\n'))), name);
    },
  };
}
