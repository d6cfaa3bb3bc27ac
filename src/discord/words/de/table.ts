import type { Strength } from '../../../core/player.ts';
import { grammar } from '../../../stage/grammar.ts';
import type { TableWords } from '../en/table.ts';
import { HOURS } from '../figures.ts';
import type { Naming } from '../naming.ts';

const { listed, percent, plural } = grammar('de');

const STANDS_IN: Readonly<Record<Strength, string>> = {
  easy: 'ein Bot-Spieler (leicht)',
  medium: 'ein Bot-Spieler (mittel)',
  hard: 'ein Bot-Spieler (schwer)',
};

export const table = ({ command, alone }: Naming): TableWords => ({
  tables: {
    paces: {
      none: 'ohne Zeitlimit',
      day: 'ein Tag je Zug',
      'three-days': 'drei Tage je Zug',
      'two-weeks': '14 Tage je Zug',
    },
    seatings: { random: 'Plätze werden ausgelost', joined: 'Plätze in der Reihenfolge des Beitritts' },
    noHints: 'ohne Tipps',
    rated: 'gewertet, also ohne Tipps',
    ratedWithMore: 'gewertet, wenn noch ein Mensch dazukommt',
    unrated: 'ungewertet',
    ratedWithHints: 'Eine gewertete Partie hat keine Tipps: Wähle `rated:False` oder `hints:off`.',
    invited: people => `Eingeladen: ${listed(people)}`,
    asked: 'gefragt',
    rematch: 'Noch eine Partie mit denselben Leuten: Die anderen drücken „Mitspielen“.',
    lapsed: `Einen Tag lang ist hier nichts geschehen, deshalb wurde dieser Tisch geschlossen. ${command('new')} eröffnet einen neuen, wann immer du willst.`,
    title: (game, people) => `${game} mit ${people.join(', ')}`,
    inThread: 'In einem Thread',
    openedThere: thread => `Der Tisch ist in ${thread} offen, und du sitzt daran.`,
    dealtThere: thread => `Ausgeteilt: Das Brett ist in ${thread}.`,
    alreadyInThread: `Das hier ist schon ein Thread: ${command('new')} ohne \`thread\` spielt hier.`,
    noThread: `Ich konnte hier keinen Thread öffnen. ${command('new')} ohne \`thread\` spielt in diesem Kanal.`,
    bots: people =>
      people.length === 1
        ? `${listed(people)} kann nicht mitspielen: Das können nur Menschen.`
        : `${listed(people)} können nicht mitspielen: Das können nur Menschen.`,
    yourself:
      alone === undefined
        ? 'Dich selbst kannst du nicht herausfordern.'
        : `Um allein zu spielen, tippe ${alone}.`,
    remove: person => `${person} entfernen`,
    removed: person => `${person} ist nicht mehr am Tisch; der Platz ist wieder frei.`,
    again: 'Der Tisch ist wieder offen: Die anderen drücken „Mitspielen“.',
    againSolo: 'Neu ausgeteilt: Das Brett folgt.',
  },
  calls: {
    ping: person => `${person}, du bist am Zug.`,
    reminder: (person, hours) =>
      plural(hours, {
        one: `${person}, die anderen warten seit einer Stunde auf dich.`,
        other: `${person}, die anderen warten seit # Stunden auf dich.`,
      }),
    note: (person, days) =>
      plural(days, {
        one: `${person}, ein letzter Hinweis: Die anderen warten seit einem Tag auf dich. An diesen Zug erinnere ich dich nicht noch einmal.`,
        other: `${person}, ein letzter Hinweis: Die anderen warten seit # Tagen auf dich. An diesen Zug erinnere ich dich nicht noch einmal.`,
      }),
    nudge: (people, by, asked) =>
      people.length === 1
        ? `${listed(people)}, ${by} stupst dich an: ${asked ?? 'Du bist am Zug'}.`
        : `${listed(people)}, ${by} stupst euch an: ${asked ?? 'Ihr seid am Zug'}.`,
    overdue: (person, pace) =>
      `${person} hat länger als ${HOURS[pace]} Stunden gebraucht. Die anderen dürfen entscheiden, wie es weitergeht.`,
    question: person => `${person}, du wurdest hier etwas gefragt, und deine Antwort fehlt noch.`,
    invited: person => `${person}, du wurdest an diesen Tisch gebeten.`,
    nudgeThem: 'Anstupsen',
    nudged: people => `Angestupst: ${listed(people)}. Das nächste Mal in zwölf Stunden.`,
    paused: 'Diese Partie ist pausiert.',
  },
  seats: {
    absent: (person, how) =>
      how !== 'steady'
        ? `Ab jetzt spielt ${STANDS_IN[how]} für ${person}, bis zur Rückkehr: Jede Aktion hier zählt als Rückkehr.`
        : `Ab jetzt spiele ich nach einer festen Regel für ${person}, bis zur Rückkehr: Jede Aktion hier zählt als Rückkehr.`,
    gone: (person, how) =>
      how !== 'steady'
        ? `${person} hat den Server verlassen. Vorerst spielt ${STANDS_IN[how]} den Platz; die anderen dürfen ihn jemandem anbieten.`
        : `${person} hat den Server verlassen. Vorerst spiele ich den Platz nach einer festen Regel; die anderen dürfen ihn jemandem anbieten.`,
    back: person => `${person} ist zurück und spielt wieder.`,
    offered: person =>
      `Der Platz von ${person} wird angeboten: Wer zuerst drückt, übernimmt ihn mit allen Punkten. Bis dahin gehört er noch ${person}.`,
    'offer-lapsed': person =>
      `In 48 Stunden hat niemand den Platz von ${person} genommen: Er wird nicht mehr angeboten.`,
    taken: (person, before) => `${person} spielt anstelle von ${before} weiter. Willkommen!`,
    away: (person, until) => `${person} ist bis ${until} abwesend. Die Uhr dieser Partie wartet.`,
    awayInPart: (person, until, days) =>
      days === 0
        ? `${person} ist bis ${until} abwesend. Die Uhr dieser Partie läuft weiter.`
        : `${person} ist bis ${until} abwesend. Die Uhr dieser Partie wartet höchstens noch ${plural(days, { one: '# Tag', other: '# Tage' })}.`,
    here: person => `${person} ist wieder da.`,
    take: 'Platz übernehmen',
    took: 'Der Platz gehört dir. Das Brett folgt.',
    comeBack: 'Ich bin zurück',
    youAreBack: 'Du spielst deinen Platz wieder selbst.',
  },
  votes: {
    propose: {
      'play-once': 'Diesen Zug vertreten',
      'play-until-back': 'Bis zur Rückkehr vertreten',
      offer: 'Platz anbieten',
      pause: 'Pausieren',
      unpause: 'Weiterspielen',
    },
    choose: 'Vertretung wählen',
    whoPlays: target => `**Wer soll für ${target} spielen?** Die anderen werden gefragt.`,
    ways: { 'play-once': 'Diesen Zug', 'play-until-back': 'Bis zur Rückkehr' },
    asks: {
      'play-once': (person, target, how) =>
        how !== 'steady'
          ? `${person} schlägt vor, dass ${STANDS_IN[how]} diesen Zug für ${target} spielt.`
          : `${person} schlägt vor, dass ich diesen Zug nach einer festen Regel für ${target} spiele.`,
      'play-until-back': (person, target, how) =>
        how !== 'steady'
          ? `${person} schlägt vor, dass ${STANDS_IN[how]} bis zur Rückkehr für ${target} spielt.`
          : `${person} schlägt vor, dass ich bis zur Rückkehr nach einer festen Regel für ${target} spiele.`,
      offer: (person, target) => `${person} schlägt vor, den Platz von ${target} jemandem anzubieten.`,
      pause: person => `${person} schlägt vor, die Partie zu pausieren.`,
      unpause: person => `${person} schlägt vor, die Partie fortzusetzen.`,
    },
    question: (people, needed, until) =>
      people.length === 0
        ? `Nötige Stimmen: ${needed}. Die Frage gilt bis ${until}.`
        : `${listed(people)}: ${people.length === 1 ? 'Stimmst du zu' : 'Stimmt ihr zu'}? Nötige Stimmen: ${needed}. Die Frage gilt bis ${until}.`,
    soFar: (agreed, needed, refused) =>
      refused === 0
        ? `Bisher ${agreed} von ${needed}.`
        : `Bisher ${agreed} von ${needed}, ${refused} dagegen.`,
    agreed: '**Angenommen.**',
    refused: '**Abgelehnt**: Die Partie geht weiter wie zuvor.',
    withdrawn: 'Nicht mehr nötig.',
    withdrewBy: person => `${person} hat es zurückgezogen.`,
    lapsed: 'In 48 Stunden nicht entschieden: Die Partie geht weiter wie zuvor.',
    youAsked: 'Die anderen werden gefragt.',
    youAgreed: 'Du stimmst zu.',
    youRefused: 'Du hast abgelehnt.',
    youWithdrew: 'Du hast es zurückgezogen.',
    carried: 'Angenommen: Es ist geschehen.',
  },
  undo: {
    ask: 'Die anderen fragen',
    agree: 'Zustimmen',
    refuse: 'Ablehnen',
    done: 'Zurückgenommen; das Brett folgt.',
    askPractice:
      'Das zurücknehmen? Das Ergebnis dieser Partie gilt dann als geübt und nicht als Bestleistung.',
    practise: 'Zurücknehmen',
    asked: people =>
      people.length === 1
        ? `Gefragt: ${listed(people)} muss in 48 Stunden zustimmen. Jede Aktion in der Partie zieht deine Frage zurück.`
        : `Gefragt: ${listed(people)} müssen in 48 Stunden zustimmen. Jede Aktion in der Partie zieht deine Frage zurück.`,
    allAgreed: 'Du stimmst zu und alle anderen auch: Es ist zurückgenommen. Das Brett folgt.',
    youRefused: 'Du hast abgelehnt: Die Aktion bleibt.',
    youAgreed: stillAsked => `Du stimmst zu. Noch gefragt: ${listed(stillAsked)}.`,
    asks: person => `${person} möchte zurücknehmen:`,
    question: (people, _needed, until) =>
      `${listed(people)}: ${people.length === 1 ? 'Stimmst du zu' : 'Stimmt ihr zu'}? Alle anderen müssen zustimmen. Die Frage gilt bis ${until}; jede Aktion in der Partie zieht sie zurück.`,
    soFar: (agreed, asked) =>
      plural(agreed, {
        one: `Bisher stimmt # von ${asked} zu.`,
        other: `Bisher stimmen # von ${asked} zu.`,
      }),
    agreed: 'Alle stimmen zu: Es ist zurückgenommen.',
    refused: 'Abgelehnt: Es bleibt dabei.',
    refusedBy: person => `${person} hat abgelehnt: Es bleibt dabei.`,
    refusedNews: (by, asker) =>
      by === undefined
        ? `Abgelehnt: Es bleibt dabei. ${asker} wollte die letzte Aktion zurücknehmen.`
        : `${by} hat abgelehnt: Es bleibt dabei. ${asker} wollte die letzte Aktion zurücknehmen.`,
    withdrewBy: person => `${person} hat die Frage zurückgezogen: Es bleibt dabei.`,
    withdrawn: 'Zurückgezogen: Die Partie ist weitergegangen, also bleibt es dabei.',
    lapsed: 'Nicht alle haben in 48 Stunden zugestimmt: Es bleibt dabei.',
  },
  history: {
    log: 'Protokoll',
    recap: 'Rückblick',
    board: 'Brett',
    earlier: '◀ Früher',
    later: 'Später ▶',
    logTitle: (page, pages) => `**Die Partie bisher**, Seite ${page} von ${pages}`,
    logEmpty: 'Noch wurde nichts gespielt. Das Protokoll beginnt mit dem ersten Zug.',
    strangers: 'Du sitzt nicht an diesem Tisch, also ist hier die neueste Seite seines Protokolls.',
    tookBack: (name, turns) => `**${name}** hat ${listed(turns)} zurückgenommen.`,
    byOrder: '(per Dauerauftrag)',
    playedFor: name => `(für ${name} gespielt)`,
    since: '**Seit deiner letzten Aktion**',
    sinceTheDeal: '**Seit dem Austeilen**',
    nothingSince: 'Seit deiner letzten Aktion ist nichts geschehen.',
    near: '**Für deine eigenen Ziele**',
    boardAfter: (turn, newest) => `Das Brett nach Zug ${turn} von ${newest}.`,
    boardOfTheDeal: 'Das Brett, wie es ausgeteilt wurde.',
    noSuchTurn: (turn, newest) =>
      `Zug ${turn} gibt es nicht: Der neueste ist ${newest}, und 0 ist das Austeilen. ${command('game log')} nummeriert die Züge.`,
  },
  ending: {
    best: (person, points, turn) =>
      `Bester Zug: ${person}, ${plural(points, { one: '# Punkt', other: '# Punkte' })} (Zug ${turn}).`,
    ratings: people => `Wertung: ${people.join(', ')}.`,
    ratingsWithPlayers: people => `Wertung gegen Bot-Spieler: ${people.join(', ')}.`,
    rating: (person, points, change) => `${person} mit ${points} (${change})`,
    ratedInPart: part => `Die Partie zählte ${percent(part)} einer gewerteten.`,
    rematch: 'Revanche',
    another: 'Anderes Spiel',
    whichOther: 'Welches Spiel mit denselben Leuten? Die anderen werden gefragt und drücken „Mitspielen“.',
    record: 'Die ganze Partie als Datei, die andere Programme lesen und prüfen können.',
    recordSoFar:
      'Die Partie bisher als Datei: was du davon wissen darfst. Vollständig ist sie, wenn die Partie vorbei ist.',
    recordFile: 'Die Aufzeichnung der Partie',
    verified: shuffles =>
      `Geprüft: ${plural(shuffles, { one: 'Die # Mischung', other: 'Alle # Mischungen' })} und jeder Zug folgen aus dem Startwert, der vor der ersten Karte feststand. Mit ${command('game record')} kannst du es selbst prüfen.`,
    proof: (commitment, seed, salt) =>
      `-# SHA-256 \`${commitment}\`, Startwert \`${seed}\`, Salt \`${salt}\``,
    differs: turn => `Ab Zug ${turn} folgt diese Partie nicht aus dem Startwert, der vor ihr feststand.`,
    notYetVerified: commitment =>
      `Die Mischungen stehen durch einen geheimen Startwert fest; sein SHA-256 ist \`${commitment}\`. Verraten wird er, wenn die Partie vorbei ist; dann kann ich jede Mischung für dich prüfen.`,
    unverifiable:
      'Diese Partie begann, bevor Mischungen an einen Startwert gebunden waren; es lässt sich also nichts prüfen.',
    olderRules:
      'Diese Partie begann unter einer älteren Fassung der Regeln hier, deshalb kann ich ihre Züge nicht mehr prüfen. Der Startwert ist verraten: Das Programm von damals kann es.',
  },
});
