import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { LookBackCard, PersonCard } from '../../presenter/look-back-card.ts';
import { asAlt } from '../../text/alt.ts';
import { plainName } from '../../text/names.ts';
import { coloursText } from '../profile/favourite.ts';
import { profileWords } from '../profile/words.ts';
import { monthsOf, ownerOf, periodTitle, playedGames, tilesOf, underGames, voiceOf } from './tiles.ts';

export function lookBackAlt(card: LookBackCard, language: Language): string {
  const voice = voiceOf(card, language, raw => plainName(raw, language));
  const { labelled } = grammar(language);
  const { words } = voice;
  const between = language === 'ja' ? '、' : ', ';
  const name = card.name === null ? [] : [voice.name(ownerOf(card))];
  const under = underGames(card, voice);
  const months = monthsOf(card, voice);
  const lines = [
    [periodTitle(card, voice), ...name].join(between),
    [words.played(card.facts.games), ...(under === '' ? [] : [under])].join(between),
    ...playedGames(card, voice).map(({ title, text }) => labelled(title, text.replaceAll(' · ', between))),
    ...tilesOf(card, voice).map(({ title, value, lines }) =>
      labelled(title, [value, ...lines].join(between)),
    ),
    ...(card.kind === 'person' ? colourLines(card, language) : []),
    ...(months.length === 0
      ? []
      : [labelled(words.months, months.map(({ name: month, games }) => `${month} ${games}`).join(between))]),
  ];
  return asAlt(lines.map(line => line.replace(/\.$/, '')).join('. '));
}

const colourLines = ({ colours, facts, titles }: PersonCard, language: Language): readonly string[] => {
  const game = titles[facts.colours?.game ?? ''];
  return coloursText(colours, profileWords(language)).map(said =>
    game === undefined ? said : `${said} (${game})`,
  );
};
