import { grammar } from '../../../stage/grammar.ts';
import type { PeopleWords } from '../en/people.ts';
import { when } from '../figures.ts';

const { number, plural } = grammar('de');

export const people: PeopleWords = {
  closed:
    'Discord lässt mich dir nicht schreiben: Deine Direktnachrichten sind geschlossen. Darum habe ich abgestellt, was ich dir dort sage: offene Tische und Partien, denen du zusiehst. Erlaube Direktnachrichten von Mitgliedern dieses Servers (Servermenü → Privatsphäre-Einstellungen) und stell es dann wieder an.',
  tables: {
    notify: 'Sag mir, wenn ein Tisch öffnet',
    told: game => `Du erfährst es: ${game}`,
    allGames: 'Alle Spiele',
    turnOff: 'Abstellen',
    back: 'Zurück',
    on: game => `**Öffnet hier ein Tisch, sage ich es dir in einer Direktnachricht.** Spiele: **${game}**`,
    off: 'Du erfährst nicht, wenn hier ein Tisch öffnet.',
    rule: '-# Höchstens einmal in der Stunde und nicht in deinen Ruhezeiten oder während du weg bist: Was inzwischen öffnet, kommt zusammen, wenn dann noch ein Platz frei ist. Nie Tische, die du nicht sehen kannst.',
    callsAreOff: 'In `/games settings` hast du Rufe abgestellt: Solange kommt nichts.',
    greeting:
      'Hier sage ich dir, wenn ein Tisch öffnet, wie du es auf einem Server wolltest. In jeder dieser Nachrichten kannst du es abstellen.',
    lookThere: 'Ich habe dir gerade geschrieben: Sieh in deine Direktnachrichten.',
    turnedOff:
      'Abgestellt: Von offenen Tischen auf jenem Server sage ich dir nichts mehr. `/games open` dort stellt es wieder an.',
    wasOff: 'Das ist schon abgestellt.',
    opened: tables =>
      plural(tables, { one: '**Ein Tisch hat geöffnet**', other: '**# Tische haben geöffnet**' }),
    more: tables =>
      plural(tables, {
        one: '… und # weiterer: `/games open` auf dem Server zeigt ihn.',
        other: '… und # weitere: `/games open` auf dem Server zeigt sie.',
      }),
    sitThere: link =>
      `Von hier aus sehe ich nicht, ob du dort sitzen darfst. Setz dich am Tisch selbst: ${link}`,
    servers: count =>
      plural(count, {
        one: 'Nachricht, wenn ein Tisch öffnet: **auf # Server** (`/games open` dort ändert es)',
        other: 'Nachricht, wenn ein Tisch öffnet: **auf # Servern** (`/games open` dort ändert es)',
      }),
  },
  watch: {
    watch: 'Zusehen',
    stop: 'Nicht mehr zusehen',
    done: 'Fertig',
    toGame: 'Zur Partie',
    modes: { rounds: 'Jede Runde', end: 'Nur das Ende' },
    watching: {
      rounds: (game, place) =>
        `Du siehst bei **${game}** in ${place} zu: eine Direktnachricht am Ende jeder Runde und der Partie, wenn du wach bist.`,
      end: (game, place) =>
        `Du siehst bei **${game}** in ${place} zu: eine Direktnachricht am Ende der Partie, wenn du wach bist.`,
    },
    stopped: 'Du siehst dieser Partie nicht mehr zu.',
    notWatching: 'Du siehst dieser Partie nicht zu.',
    askThere: place => `Von hier aus sehe ich nicht, ob du in ${place} sehen darfst. Drücke dort „Zusehen“.`,
    roundEnded: (title, round, place) =>
      round > 0
        ? `${title}\nRunde ${number(round)} in ${place} ist zu Ende.`
        : `${title}\nEine Runde in ${place} ist zu Ende.`,
    gameEnded: (title, place) => `${title}\n**Die Partie** in ${place} **ist zu Ende.**`,
    reviewShared: (title, place) => `${title}\nEine Analyse dieser Partie in ${place} wurde geteilt:`,
    noReviewYet: '-# Teilt jemand, der mitgespielt hat, die Analyse, schicke ich sie dir.',
    watchers: count => plural(count, { one: '# Person sieht zu', other: '# Personen sehen zu' }),
  },
  roles: {
    call: role => (role === undefined ? 'Rolle rufen' : `@${role} rufen`),
    called: 'Gerufen, in einer eigenen Nachricht.',
    message: (mention, person, game, free) =>
      `${mention} ${person} sucht noch Leute: **${game}**, ${plural(free, { one: '# freier Platz', other: '# freie Plätze' })}.`,
    setting: 'Ein Tisch darf rufen',
    none: 'keine Rolle',
  },
  refusals: {
    'no-such-game': () => 'Ein solches Spiel kenne ich nicht.',
    'wishes-many': ({ number: of }) =>
      `Von offenen Tischen sage ich dir auf höchstens ${number(of('limit') ?? 0)} Servern etwas. Stell es zuerst auf einem ab.`,
    'watch-seated': () =>
      'Du hast einen Platz in dieser Partie: Du siehst sie ohnehin, und mehr von ihr, als wer zusieht.',
    'watch-many': ({ number: of }) =>
      `Du kannst ${number(of('limit') ?? 0)} Partien zugleich zusehen. Hör zuerst bei einer auf.`,
    'watch-unseen': () =>
      'Zusehen kann man nur in Kanälen eines Servers, die man sehen darf; was privat gespielt wird, sieht niemand sonst.',
    'call-none': () =>
      'Dieser Server nennt keine Rolle, die ein Tisch rufen darf. Wer ihn verwaltet, nennt eine: `/games server call-role:`.',
    'call-gone': () =>
      'Die Rolle, die dieser Server für Tische genannt hat, ist gelöscht. Wer ihn verwaltet, nennt eine andere: `/games server call-role:`.',
    'call-silent': ({ text }) =>
      `Erwähne ich **${text('role') ?? ''}**, ruft das niemanden. Servereinstellungen → Rollen → diese Rolle → „Jedem erlauben, diese Rolle zu @erwähnen“ ändert das.`,
    'call-unknown': () =>
      'Ob ich diese Rolle rufen darf, erfahre ich gerade nicht. Versuch es gleich noch einmal.',
    'call-often': ({ number: of }) =>
      `Auf einem Server wird die Rolle einmal in ${number(of('hours') ?? 0)} Stunden gerufen. Es geht wieder ${when(of('until') ?? 0)}.`,
    called: () => 'Dieser Tisch hat die Rolle schon gerufen: Jeder tut es einmal.',
    'not-at-lobby': () => 'Nur wer an diesem Tisch sitzt, kann andere dazu rufen.',
  },
};
