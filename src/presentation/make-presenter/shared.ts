import type { Language } from '../language/languages.ts';
import { cardScene } from '../pictures/deals/card.ts';
import { duelScene } from '../pictures/deals/duel-card.ts';
import { cardAlt, raceAlt, raceScene } from '../pictures/deals/index.ts';
import { leagueAlt, leagueScene } from '../pictures/leagues/scene.ts';
import { lookBackAlt } from '../pictures/look-back/alt.ts';
import { lookBackScene } from '../pictures/look-back/scene.ts';
import { partsLines } from '../pictures/parts/board-part.ts';
import { namedScene } from '../pictures/parts/scene.ts';
import { profileAlt } from '../pictures/profile/alt.ts';
import { profileScene } from '../pictures/profile/scene.ts';
import { comparedAlt, curveAlt } from '../pictures/review/alt.ts';
import { comparedPicture } from '../pictures/review/compared.ts';
import { curveScene } from '../pictures/review/curve.ts';
import type { Picture, Presenter, SharedPictures } from '../presenter/presenter.ts';
import type { Scene, ShownScene } from '../shapes/scene.ts';
import { asAlt } from '../text/alt.ts';
import { plain } from '../text/names.ts';

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
