import { grammar } from '../../../stage/grammar.ts';
import type { Basics } from '../en/basics.ts';
import type { Naming } from '../naming.ts';

const { listed, plural, percent } = grammar('de');

export const basics = ({ command, alone }: Naming): Basics => ({
  errors: {
    neutral: 'Bei mir ist etwas schiefgegangen; nichts wurde geändert. Versuch es gleich noch einmal.',
    turnsGone:
      'Die heutigen Regeln führen nicht mehr zu den früheren Zügen dieser Partie, deshalb kann ich sie nicht zeigen. Ihr Protokoll und ihr Ergebnis bleiben erhalten.',
    refusedAnswer: `Ich konnte die Antwort darauf nicht zeigen. ${command('board')} zeigt die Partie, wie sie jetzt steht.`,
    oldButton: `Dieser Knopf stammt von einer anderen Version von mir. ${command('board')} zeigt die Partie, wie sie jetzt steht.`,
    strangeButton: `Diesen Knopf kenne ich nicht. ${command('board')} zeigt die Partie, wie sie jetzt steht.`,
    otherGame: (game, command) => `In diesem Kanal wird ${game} gespielt. Tippe stattdessen ${command}.`,
    otherGameEnded: (game, board) =>
      `Zuletzt wurde in diesem Kanal ${game} gespielt. ${board} zeigt, wie es ausging.`,
    strangeCommand: 'Diesen Befehl kenne ich nicht mehr. Tippe `/`, um zu sehen, welche es gibt.',
  },
  lobby: {
    join: 'Mitspielen',
    leave: 'Aussteigen',
    start: 'Starten',
    free: 'frei',
    gathering: opener => `Offen für alle hier. ${opener} kann starten, sobald genug Leute am Tisch sitzen.`,
    full: 'Der Tisch ist voll: Wer daran sitzt, kann starten.',
    running: 'Die Partie läuft.',
    over: 'Die Partie ist vorbei.',
    cancelled: 'Der Tisch wurde abgesagt.',
    opened: `Der Tisch ist offen, und du sitzt daran. Die anderen drücken „Mitspielen“ oder tippen ${command('join')}.`,
    dealt: 'Ausgeteilt: Das Brett folgt in einer eigenen Nachricht.',
    joined: (taken, wanted) => `Du sitzt am Tisch, ${taken} von ${wanted}.`,
    left: 'Du hast den Tisch verlassen.',
    leftAndClosed: 'Du bist ausgestiegen; der Tisch ist leer und wurde geschlossen.',
    seated: people => `Sitzreihenfolge: ${people.join(', ')}. Das Brett folgt.`,
    resigned: 'Du hast aufgegeben. Ab jetzt wird dein Platz für dich gespielt; er liegt am Ende ganz hinten.',
    resignedAndOver: 'Du hast aufgegeben, und die Partie ist vorbei.',
    howItEnded: `${command('board')} zeigt, wie es ausging.`,
    resign: 'Endgültig aufgeben',
    askResign: others =>
      others === 0
        ? 'Diese Partie aufgeben? Das lässt sich nicht zurücknehmen.'
        : others === 1
          ? 'Aufgeben? Die Partie endet sofort, und die andere Person gewinnt. Das lässt sich nicht zurücknehmen.'
          : 'Aufgeben? Ich spiele deinen Platz zu Ende, und er liegt ganz hinten. Das lässt sich nicht zurücknehmen. Mit `/games settings` bleibt dir dein Platz, während du weg bist.',
    askResignEnds:
      'Aufgeben? Alle anderen wollen diese Partie absagen, also endet sie sofort: Du wirst Letzter, die anderen teilen sich den ersten Platz. Das lässt sich nicht zurücknehmen.',
    askResignCancels:
      'Aufgeben? Alle anderen wollen diese Partie absagen, also wird sie sofort abgesagt. Das lässt sich nicht zurücknehmen.',
    calledOff: 'Die Partie ist abgesagt.',
    agreedToCancel: (agreed, needed) =>
      plural(agreed, {
        one: `Du willst diese Partie absagen: # von ${needed} ist dafür. Die anderen werden im Kanal gefragt.`,
        other: `Du willst diese Partie absagen: # von ${needed} sind dafür. Die anderen werden im Kanal gefragt.`,
      }),
    askCancel:
      'Die anderen fragen, ob sie diese Partie absagen? Sie endet, wenn alle zustimmen, und zählt für niemanden.',
    askCancelLast:
      'Diese Partie absagen? Alle anderen stimmen zu; sie endet also sofort und zählt für niemanden.',
    askEnd:
      'Diese Partie beenden? Jemand hat sie verlassen. Sie endet, wenn alle anderen zustimmen: Wer gegangen ist, verliert; die anderen teilen sich den ersten Platz.',
    endedDeserted:
      'Die Partie ist zu Ende: Wer sie verlassen hat, verliert; die anderen teilen sich den ersten Platz.',
    openCancel: 'Partie absagen',
    agreeCancel: 'Absage zustimmen',
    playOn: 'Weiterspielen',
    playsOn: person => `${person} möchte weiterspielen: Diese Partie wird nicht abgesagt.`,
    nothingToCancel: 'Niemand will diese Partie noch absagen.',
    saidPlayOn: 'Die Partie geht weiter.',
  },
  places: {
    permissions: {
      ViewChannel: 'Kanal ansehen',
      SendMessages: 'Nachrichten senden',
      SendMessagesInThreads: 'Nachrichten in Threads senden',
      CreatePublicThreads: 'Öffentliche Threads erstellen',
      CreatePrivateThreads: 'Private Threads erstellen',
      AttachFiles: 'Dateien anhängen',
      ReadMessageHistory: 'Nachrichtenverlauf anzeigen',
    },
    lacking: permissions =>
      permissions.length === 1
        ? `In diesem Kanal kann ich nicht spielen: Mir fehlt die Berechtigung ${listed(permissions)}. Wer den Kanal verwalten darf, kann sie meiner Rolle geben; frag danach noch einmal.`
        : `In diesem Kanal kann ich nicht spielen: Mir fehlen die Berechtigungen ${listed(permissions)}. Wer den Kanal verwalten darf, kann sie meiner Rolle geben; frag danach noch einmal.`,
    direct:
      alone === undefined
        ? `Hier sind nur wir beide: ${command('new', 'players:')} spielt gegen den Bot; mit mehreren tippe es in einem Kanal eines Servers.`
        : `Hier sind nur wir beide: ${alone} spielt allein, ${command('new', 'players:')} gegen den Bot; mehrere brauchen einen Kanal eines Servers.`,
    amongOthers:
      'In ein privates Gespräch anderer kann ich keine Bretter schicken. Spiel in einem Kanal eines Servers, auf dem ich installiert bin, oder solo in einer Direktnachricht mit mir.',
    notInstalled: `Auf diesem Server bin ich nicht installiert, deshalb könnte ich das Brett hier nicht zeigen. Wer den Server verwalten darf, kann mich hinzufügen: mein Profil öffnen, „App hinzufügen“, „Zum Server hinzufügen“.${alone === undefined ? '' : ` Oder spiel ${alone} in einer Direktnachricht mit mir.`}`,
  },
  board: {
    hand: 'Hand',
    rules: 'Regeln',
    parts: 'Was ist was',
    board: 'Brett',
    undo: 'Zurücknehmen',
    cancelled: 'Diese Partie wurde abgesagt.',
    givenUp: 'Diese Partie wurde aufgegeben.',
    lastOnes: people =>
      people.length === 1
        ? `${listed(people)} gewinnt: Alle anderen haben aufgegeben.`
        : `${listed(people)} gewinnen: Alle anderen haben aufgegeben.`,
    resigned: person => `${person} hat aufgegeben.`,
    wouldCancel: (people, agreed, asked) =>
      plural(agreed, {
        one: `${listed(people)} möchte diese Partie absagen: # von ${asked} ist dafür.`,
        other: `${listed(people)} möchten diese Partie absagen: # von ${asked} sind dafür.`,
      }),
    awaited: (people, what) => `${listed(people)}: ${what}`,
    chosen: people =>
      people.length === 1 ? `${listed(people)} hat gewählt.` : `${listed(people)} haben gewählt.`,
    tookBack: person => `${person} hat zurückgenommen:`,
    tooEarly: 'Sie endete, bevor jemand einen zweiten Zug hatte, also zählt sie nirgends.',
    practised: 'Geübt: In dieser Partie wurde etwas zurückgenommen, ihr Ergebnis zählt also als Übung.',
  },
  panel: {
    done: 'Erledigt.',
    sealed: deed => `Verdeckt gewählt: ${deed}.`,
    stillChoosing: people =>
      people.length === 1
        ? `Es wählt noch: ${listed(people)}. Bis dahin kannst du neu wählen.`
        : `Es wählen noch: ${listed(people)}. Bis dahin kannst du neu wählen.`,
    chooseAgain: 'Neu wählen',
    turnedDown: (deed, why) =>
      `Deine Wahl passt nicht zu dem, was die anderen gewählt haben: ${deed}. ${why} Wähle neu; die anderen behalten ihre Wahl.`,
    unreadable: (typed, why) =>
      `Seit deiner Wahl haben sich die Regeln geändert, und sie ist nicht mehr zu lesen: „${typed}“. ${why} Wähle neu; die anderen behalten ihre Wahl.`,
    preview: deed => `Vorschau: ${deed}`,
    earlier: 'Zurückblättern',
    more: (page, pages) => `Mehr… (${page} von ${pages})`,
    back: 'Zurück',
    yourTurn: 'Du bist am Zug',
    judged: 'Das Beste zuerst, nach dem Urteil des mittleren Bot-Spielers.',
    mostPoints: 'Zuerst, was jetzt die meisten Punkte bringt.',
    pressShows: order => `${order} Ein Druck zeigt, was es bringt; nichts geschieht, bevor du es bestätigst.`,
    greenActs: order => `${order} Grüne Knöpfe wirken sofort; die anderen zeigen erst, was sie bringen.`,
    others: kind => `${kind}: andere Möglichkeiten`,
    none: 'nichts',
    notYet: 'Noch nicht gespielt. Das würde es bringen:',
    gone: 'Diese Möglichkeit gibt es nicht mehr. Es gibt diese:',
    points: points => plural(points, { one: '# Punkt', other: '# Punkte' }),
    upTo: points => `bis ${points}`,
  },
  orders: {
    always: order => `Immer: ${order}`,
    alwaysWhich: 'Immer das…',
    which: 'Es geschieht jetzt und von da an ohne Rückfrage, wann immer es passt. Wie lange?',
    left: order =>
      `Dauerauftrag: ${order}. Niemand sonst sieht ihn; auf deiner Handseite kannst du ihn zurücknehmen.`,
    title: '**Deine Daueraufträge**',
    takeBack: order => `Zurücknehmen: ${order}`,
    withdrawn: 'Der Dauerauftrag ist zurückgenommen. Du wirst wieder gefragt.',
    door: 'Daueraufträge…',
    ask: 'Was soll ich ohne Rückfrage für dich tun? Ich tue es, wann immer es passt; bis dahin sieht es niemand sonst.',
    none: 'Hier lässt sich jetzt nichts im Voraus entscheiden.',
  },
  typing: {
    lacking: option => `${option} fehlt.`,
    unknown: (typed, option) => `Ich kenne „${typed}“ nicht als ${option}.`,
    andMore: (values, left) => `${values.join(', ')} und ${left} weitere`,
    possible: values => `Jetzt möglich: ${values}.`,
    possibleWith: (given, values) => `Möglich mit ${given.join(', ')}: ${values}.`,
    instead: kinds => `Das kannst du jetzt tun: ${kinds.join(', ')}.`,
    nothing: typed => `„${typed}“ kannst du jetzt nicht tun.`,
    several: typed => `„${typed}“ kann mehrere Aktionen meinen.`,
  },
  fair: {
    shuffleSealed: digits => `Mischung ${digits} · ${command('game verify')}`,
    shuffleTold: `Mischung prüfen: ${command('game verify')}`,
    elsewhere: 'Das gehört zu einer Partie in einem anderen Kanal, also ist nichts geschehen.',
    unasked: `Danach habe ich nicht gefragt, also ist nichts geschehen. ${command('board')} zeigt die Partie, wie sie jetzt steht.`,
    slowDown: 'Das war mir zu schnell, also ist nichts geschehen. Versuch es gleich noch einmal.',
  },
  lesson: {
    begin: 'Ersten Zug ausprobieren',
    toGame: 'Zur Partie',
    play: 'Hier einen Tisch eröffnen',
    step: (at, of) => `Schritt ${at} von ${of}, auf einem Beispielbrett: Nichts hier ändert eine Partie.`,
    back: 'Zurück',
    none: `Diese Lektion gibt es hier nicht mehr. ${command('rules')} hat alle Kapitel.`,
  },
  showing: {
    share: 'Teilen',
    replayButton: 'Zeitraffer',
    card: 'Hier ist eine Karte dieser Partie, die bisher nur du siehst: Speichere sie, oder zeig sie allen in diesem Kanal.',
    cardToKeep: 'Hier ist eine Karte dieser Partie, zum Speichern oder Weitergeben.',
    post: 'Hier zeigen',
    posted: 'Gezeigt.',
    sharedBy: person => `${person} teilt diese Partie:`,
    replay: 'Hier ist die Partie vom Austeilen bis jetzt, zum Speichern oder Weitergeben.',
    progress: share => `Die Partie wird Zug für Zug gezeichnet: ${percent(share)} fertig.`,
    busy: 'Für diesen Kanal wird schon ein Zeitraffer gezeichnet. Frag noch einmal, wenn er fertig ist.',
    noPicture: 'Von dieser Partie gibt es kein solches Bild.',
  },
});
