import { grammar } from '../../../stage/grammar.ts';
import type { GamesWords } from '../en/games.ts';
import { share, tenths } from '../figures.ts';
import { vitals } from './vitals.ts';

const { listed, plural, number, percent } = grammar('de');

const pointsOf = (points: number): string => plural(points, { one: '# Punkt', other: '# Punkte' });
const gamesOf = (count: number): string => plural(count, { one: '# Partie', other: '# Partien' });

export const games: GamesWords = {
  privacy: {
    title: '**Was über dich gespeichert ist**',
    never: 'Deine ID und sonst nichts von deinem Konto; keine Nachrichten, keine Adressen.',
    name: name => `Der zuletzt gesehene Name: ${name}`,
    nothing: 'Nichts: Du hast hier nicht gespielt.',
    seats: (seats, running) =>
      `Plätze in Partien: **${number(seats)}**; in laufenden Partien: **${number(running)}**`,
    rest: (invitations, votes, blocks) =>
      `Deine Einstellungen; Einladungen: **${invitations}**, Stimmen: **${votes}**, von dir blockierte Leute: **${blocks}**`,
    more: 'Alles davon steht im Export. Vergessen nimmt deinen Namen und deine Einstellungen aus allem heraus.',
    exported: 'Alles, was über dich gespeichert ist, als Datei, die nur du siehst.',
    file: 'Alles, was über eine Person gespeichert ist, als JSON',
    exportButton: 'Exportieren',
    forgetButton: 'Mich vergessen…',
    forgetAsk: running =>
      `Dich vergessen? Deine Einstellungen und Ergebnisse werden gelöscht, und in beendeten Partien wirst du zu „Player 2“. ${
        running > 0
          ? plural(running, {
              one: '**Die # laufende Partie wird aufgegeben oder verlassen.** ',
              other: '**Die # laufenden Partien werden aufgegeben oder verlassen.** ',
            })
          : ''
      }Meine neueste Nachricht jeder Partie wird geändert; ältere bleiben. Das lässt sich nicht rückgängig machen.`,
    forgetSure: 'Mich für immer vergessen',
    keep: 'Alles behalten',
    kept: 'Nichts wurde geändert.',
    forgotten: games =>
      `Erledigt: Du bist vergessen, in ${gamesOf(games)}. Ältere Nachrichten in den Kanälen bleiben; wer sie schrieb oder die Moderation kann sie löschen.`,
  },
  glance: {
    onlyInServers: 'Das zeigt die Partien eines Servers: Benutze es auf einem.',
    none: 'Auf diesem Server läuft keine Partie, die du sehen darfst.',
    choose: 'Welche Partie?',
    strange: 'So eine Partie finde ich hier nicht. Es laufen diese:',
    more: offered =>
      `Das sind die ${number(offered)} ältesten. Für eine andere gib ihren Kanal an oder den Link einer Nachricht darin.`,
    toBoard: 'Zur Partie',
    others: 'Andere Partien',
  },
  doctor: {
    allowed: 'Ich darf diesen Kanal sehen, hier schreiben, Bilder anhängen und lesen, was ich schrieb.',
    lacks: permission => `Mir fehlt: ${permission}.`,
    threads: 'Ich darf hier Threads eröffnen.',
    noThreads: permissions =>
      `Mir fehlt: ${listed(permissions)}. Nur eine Partie in einem eigenen Thread braucht das.`,
    grant:
      'So gibst du es mir: Kanal bearbeiten → Berechtigungen → meine Rolle hinzufügen → erlauben, was oben steht. Oder für alle Kanäle: Servereinstellungen → Rollen → meine Rolle.',
    direct: 'Wir sind in einer Direktnachricht: Berechtigungen sind nicht nötig, Solopartien gehen hier.',
    database: milliseconds => `Die Datenbank antwortet, in ${number(milliseconds)} ms.`,
    badDatabase:
      'Die Datenbank antwortet nicht: Jetzt kann nichts gespielt werden. Sag bitte denen Bescheid, die mich betreiben.',
    outbox: waiting =>
      plural(waiting, {
        one: '# Nachricht wartet darauf, in diesem Kanal zu erscheinen.',
        other: '# Nachrichten warten darauf, in diesem Kanal zu erscheinen.',
      }),
    quietOutbox: 'Keine Nachricht wartet darauf, in diesem Kanal zu erscheinen.',
    parked: messages =>
      plural(messages, {
        one: '# Nachricht für diesen Kanal ist aufgehoben: Sie ließ sich nicht senden.',
        other: '# Nachrichten für diesen Kanal sind aufgehoben: Sie ließen sich nicht senden.',
      }),
    why: {
      noChannel: 'Zuletzt sagte Discord, dass es diesen Kanal nicht gibt.',
      noAccess: 'Zuletzt sagte Discord, dass ich diesen Kanal nicht sehen darf.',
      noPermission: 'Zuletzt sagte Discord, dass mir hier eine Berechtigung fehlt.',
      noMessages: 'Zuletzt sagte Discord, dass ich dir nicht schreiben darf.',
      removed: 'Ich war von diesem Server entfernt worden.',
      other: 'Zuletzt nahm Discord sie nicht an. Warum, steht in meinem Protokoll: Frag, wer mich betreibt.',
    },
    parkedGrant: 'Erlaube, was fehlt, und benutze hier noch einmal `/games doctor`: Ich versuche es sofort.',
    parkedAgain: 'Jetzt fehlt nichts: Ich versuche es noch einmal.',
    parkedElsewhere: (channels, named) => {
      const count = plural(channels, {
        one: 'In # anderen Kanal dieses Servers konnte ich nicht senden.',
        other: 'In # anderen Kanälen dieses Servers konnte ich nicht senden.',
      });
      return named.length > 0 ? `${count} Benutze dort \`/games doctor\`: ${listed(named)}.` : count;
    },
    board: milliseconds => `Ein Brett wurde in ${number(milliseconds)} ms gemalt: Es steht unten.`,
    badBoard: 'Ich konnte kein Brett malen. Sag bitte denen Bescheid, die mich betreiben.',
    well: '**Hier ist alles in Ordnung.**',
    ill: '**Hier fehlt etwas.**',
  },
  vitals,
  lists: {
    none: ({ command, alone }) =>
      `Du hast keine laufende Partie. ${command('new')} eröffnet eine${alone === undefined ? '' : `, ${alone} spielt allein`}.`,
    title: (games, waiting) =>
      plural(games, { one: '**Deine Partie**', other: '**Deine # Partien**' }) +
      (waiting > 0 ? plural(waiting, { one: ', # wartet auf dich', other: ', # warten auf dich' }) : ''),
    page: (page, pages) => `Seite ${page} von ${pages}`,
    together: (place, people) => `${place} mit ${listed(people)}`,
    alone: place => `${place} allein`,
    yours: since => `**Du bist am Zug**, ${since}`,
    theirs: (people, since) =>
      people.length > 0 ? `Wartet auf ${listed(people)}, ${since}` : `Wartet, ${since}`,
    paused: since => `Pausiert, ${since}`,
    gathering: (taken, wanted, since) => `Sammelt Leute, ${taken} von ${wanted}, ${since}`,
    openTitle: tables =>
      plural(tables, {
        one: '**Ein Tisch mit Platz für dich**',
        other: '**# Tische mit Platz für dich**',
      }),
    noneOpen: ({ command }) =>
      `Kein Tisch hier hat Platz für dich. ${command('new')} eröffnet einen, und wer hier nachsieht, findet ihn.`,
    noSuchTable:
      'So einen Tisch finde ich hier nicht: Vielleicht ist er auf einem anderen Server oder in einem Kanal, den du nicht siehst.',
    sitAt: (index, game) => `${index}. Hinsetzen: ${game}`,
    first: 'Zur ersten',
    next: 'Nächste Partie',
    earlier: '◀ Früher',
    later: 'Später ▶',
    onlyInServers: 'Hier geht es um die Partien eines Servers: Benutze es auf einem.',
    ownStats: game => `**Deine Partien ${game}**`,
    statsOf: (person, game) => `**${game}**, wie ${person} es auf diesem Server spielt`,
    nothingCounted: 'Noch wurde keine Partie gezählt.',
    gamesAndWins: (games, wins) =>
      `Partien: **${number(games)}**, gewonnen: **${number(wins)}** (${percent(share(wins, games))})`,
    average: points => `Punkte im Schnitt: **${number(tenths(points))}**`,
    best: points => `Bester Zug: **${pointsOf(points)}**`,
    withPlayers: (category, games, wins, average) =>
      `${category}, mit Bot-Spielern: ${gamesOf(games)}, gewonnen: ${number(wins)}${
        average === null ? '' : `, im Schnitt ${pointsOf(tenths(average))}`
      }`,
    solo: (category, points) => `${category}: Bestes **${pointsOf(points)}**`,
    practised: (category, games, points) =>
      `${category}, geübt: ${gamesOf(games)}, Bestes ${pointsOf(points)}`,
    hints: count => `Benutzte Tipps: **${number(count)}**`,
    leaderboard: game => `**${game} auf diesem Server**`,
    emptyLeaderboard: game => `Auf diesem Server wurde noch keine Partie ${game} gezählt.`,
    row: (place, person, { games, wins, average, best }) =>
      [
        `${place}. ${person}: ${plural(wins, { one: '# Sieg', other: '# Siege' })} in ${gamesOf(games)}`,
        average === null ? undefined : `im Schnitt ${pointsOf(tenths(average))}`,
        best === null ? undefined : `bester Zug ${pointsOf(best)}`,
      ]
        .filter(part => part !== undefined)
        .join(', '),
    aloneTitle: '**Allein**',
    soloRow: (category, bests) => `${category}, die Besten: ${bests.join(', ')}`,
    soloBest: (person, points) => `${person} ${pointsOf(points)}`,
    hidden: '-# Wenn du nicht in der Liste stehen willst, sag es in `/games settings`.',
    leaderboardEverywhere: game => `**${game} überall**`,
    nobodyEverywhere: game =>
      `Niemand wollte bisher für ${game} überall in der Liste stehen. \`/games settings everywhere:True\` setzt dich darauf.`,
    nobodyAnywhere:
      'Niemand wollte bisher überall in der Liste stehen. `/games settings everywhere:True` setzt dich darauf.',
    listedEverywhere: '-# Hier steht, wer es mit `/games settings everywhere:True` wollte.',
    ownPlace: place => `… du bist Nummer ${number(place)}`,
    ratingLegend: '-# Hinter dem Namen: die Wertung, mit Fragezeichen bis zu zehn gewerteten Partien.',
  },
  profile: {
    own: title => `**${title}**:`,
    of: (person, title) => `**${title}**, wie ${person} es spielt`,
    rating: (rating, games) =>
      `Wertung: **${rating}** nach ${plural(games, { one: '# gewerteten Partie', other: '# gewerteten Partien' })}`,
    withPlayers: (rating, games) => `Gegen Bot-Spieler: **${rating}** nach ${gamesOf(games)}`,
    provisional: '-# Das Fragezeichen bleibt bis zu zehn gewerteten Partien.',
    nothing:
      'Noch keine gewertete Partie. Eine Partie unter mehreren Menschen ist gewertet, außer sie wird mit `rated:False` eröffnet; eine gegen Bot-Spieler ist es mit `rated:True`.',
    nothingOf: person => `${person} steht auf diesem Server mit keiner Wertung in der Liste.`,
    joinEverywhere: 'Auf allen Servern listen',
    leaveEverywhere: 'Nur hier listen',
  },
  settings: {
    title: '**Deine Einstellungen**, für jedes Spiel und jeden Server',
    saved: 'Gespeichert.',
    switches: {
      pings: 'Rufe, wenn du am Zug bist',
      invitations: 'Einladungen zu Partien',
      stats: 'Andere sehen deine Statistik',
      learns: 'Lernen, wann du schläfst',
    },
    on: 'an',
    off: 'aus',
    zone: 'Zeitzone',
    noZone: 'nicht gesetzt; `/games settings zone:` setzt sie',
    zoneNow: (zone, clock) => `${zone}, jetzt ${clock}`,
    quiet: 'Ruhezeiten',
    noQuiet: 'keine',
    quietLearnt: hours => `${hours}, gelernt`,
    away: 'Abwesend',
    notAway: 'nein',
    everywhere: 'In der Rangliste aller Server (`everywhere:`)',
    awayUntil: moment => `bis ${moment}`,
    blocked: 'Blockiert',
    nobodyBlocked: 'niemand',
    people: count => plural(count, { one: '# Person', other: '# Personen' }),
    chooseQuiet: 'Ruhezeiten: keine Rufe von … bis …',
    quietOff: 'Keine Ruhezeiten',
    chooseAway: 'Abwesend für …',
    awayOff: 'Du bist da',
    days: count => plural(count, { one: '# Tag', other: '# Tage' }),
    daysUntil: (count, day) => `${plural(count, { one: '# Tag', other: '# Tage' })}, bis ${day}`,
    choosePerson: 'Jemanden blockieren',
    choosePersonBack: 'Blockierung aufheben',
    hours: 'Wann du spielst',
    hoursTitle: (acts, zone) =>
      `**Wann du spielst**: ${plural(acts, { one: '# Aktion', other: '# Aktionen' })} gezählt, nach Stunde des Tages in ${zone}. Ab 40 kann ich sagen, wann du schläfst, und rufe dich dann nicht.`,
    noHours: 'Wann du spielst, wurde noch nicht gezählt.',
    notCounted: 'Wann du spielst, wird nicht gezählt: Du kannst es einschalten.',
    forgetHours: 'Löschen',
    hoursForgotten: 'Gelöscht.',
    back: 'Zurück',
    badAway:
      'Das verstehe ich nicht. Schreib den Tag, an dem du zurück bist, etwa 2026-12-01, eine Zahl von Tagen oder `off`.',
    bothHours: 'Ruhezeiten brauchen Anfang und Ende: `quiet-from` und `quiet-to`.',
  },
  server: {
    title: '**Spiele auf diesem Server**',
    language: 'Sprache der Bretter',
    ownLanguage: 'die des Servers',
    languages: {
      en: 'Englisch',
      ko: 'Koreanisch',
      'pt-BR': 'Brasilianisches Portugiesisch',
      de: 'Deutsch',
      'es-ES': 'Spanisch',
      fr: 'Französisch',
      ja: 'Japanisch',
    },
    pace: 'Tempo einer neuen Partie',
    housePace: 'nicht gesetzt: keins',
    paces: {
      none: 'keins',
      day: 'ein Tag je Zug',
      'three-days': 'drei Tage je Zug',
      'two-weeks': '14 Tage je Zug',
    },
    mayOpen: 'Darf Partien eröffnen',
    mayCancel: 'Darf fremde Partien absagen',
    place: 'Partien finden statt',
    places: {
      anywhere: 'in Kanälen und Threads',
      edited: 'in Kanälen, jede als eine Nachricht, die bearbeitet wird',
      threads: 'jede in einem eigenen Thread',
    },
    everyone: 'alle',
    managers: 'Mitglieder mit „Server verwalten“',
    onlyManagers: '-# Mitglieder mit „Server verwalten“ können das ändern.',
    saved: 'Gespeichert und in diesem Kanal gesagt.',
    nothingNew: 'Nichts geändert: Es war schon so eingestellt.',
    chooseLanguage: 'Sprache der Bretter …',
    choosePace: 'Tempo einer neuen Partie …',
    chooseOpeners: 'Eine Rolle, die Partien eröffnen darf …',
    chooseCancellers: 'Eine Rolle, die fremde Partien absagen darf …',
    openEveryone: 'Eröffnen: alle',
    openManagers: 'Eröffnen: Verwaltung',
    cancelEveryone: 'Absagen: alle',
    cancelManagers: 'Absagen: Verwaltung',
    acts: 'Protokoll der Moderation',
    noActs: 'Mit den Rechten der Moderation wurde hier noch nichts getan.',
    actsTitle: '**Was die Moderation hier getan hat**, Neuestes zuerst',
    back: 'Zurück',
    somebody: 'Jemand',
    changed: person => `${person} hat geändert, wie auf diesem Server gespielt wird:`,
    calledOff: (person, game) => `${person} hat hier als Moderation eine Partie ${game} abgesagt.`,
    cancelAct: (person, game) => `${person} hat eine Partie ${game} abgesagt`,
    settingsAct: (person, settings) => `${person} hat gesetzt: ${listed(settings)}`,
  },
};
