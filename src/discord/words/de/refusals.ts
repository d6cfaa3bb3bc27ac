import { grammar } from '../../../stage/grammar.ts';
import type { Refusals } from '../en/refusals.ts';
import type { Facts } from '../facts.ts';
import { when } from '../figures.ts';
import type { Naming } from '../naming.ts';
import { duplicateRefusals } from './duplicate-refusals.ts';
import { leagueRefusals } from './league-refusals.ts';

const { listed, plural } = grammar('de');

/** Why the others must agree before something is taken back. */
const consent = (reason: string | undefined): string => {
  switch (reason) {
    case 'revealed':
      return 'Das lässt sich nur zurücknehmen, wenn alle anderen zustimmen: Es hat Neues gezeigt, und das kann niemand ungesehen machen.';
    case 'together':
      return 'Das lässt sich nur zurücknehmen, wenn alle anderen zustimmen: Mehrere haben zusammen gewählt.';
    case 'acted':
      return 'Das lässt sich nur zurücknehmen, wenn alle anderen zustimmen: Andere haben seitdem gewählt.';
    default:
      return 'Das lässt sich nur zurücknehmen, wenn alle anderen zustimmen: Es betrifft auch sie.';
  }
};

const settled = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return 'Diese Frage ist entschieden: Alle haben zugestimmt, und es wurde zurückgenommen.';
    case 'refused':
      return 'Diese Frage ist entschieden: Es wurde abgelehnt, die Aktion bleibt.';
    case 'withdrawn':
      return 'Diese Frage ist entschieden: Sie wurde zurückgezogen, die Aktion bleibt.';
    case 'lapsed':
      return 'Diese Frage ist entschieden: Sie blieb 48 Stunden unbeantwortet, die Aktion bleibt.';
    default:
      return 'Diese Frage ist entschieden: Es wird nichts mehr gefragt.';
  }
};

const notOpener = ({ opener: name, text }: Facts, leave: string): string => {
  const opener = name === undefined ? 'wer diesen Tisch eröffnet hat' : name;
  switch (text('deed')) {
    case 'start':
      return `Nur ${opener} kann ihn starten, bis er voll ist.`;
    case 'cancel':
      return text('asker') === 'stranger'
        ? `Nur ${opener} kann ihn absagen.`
        : `Nur ${opener} kann ihn absagen. ${leave} gibt deinen eigenen Platz auf.`;
    default:
      return `Nur ${opener} kann das.`;
  }
};

const whoever = (people: readonly string[]): string => (people.length > 0 ? listed(people) : 'Diese Person');

const settledVote = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return 'Diese Abstimmung ist entschieden: angenommen.';
    case 'refused':
      return 'Diese Abstimmung ist entschieden: abgelehnt.';
    case 'withdrawn':
      return 'Diese Abstimmung ist entschieden: Sie wurde zurückgezogen oder ist nicht mehr nötig.';
    case 'lapsed':
      return 'Diese Abstimmung ist entschieden: Sie blieb 48 Stunden offen.';
    default:
      return 'Diese Abstimmung ist entschieden: Es wird nichts mehr gefragt.';
  }
};

/** Somebody does something too often: the rule, and when it is possible again. */
function tooSoon({ number, text }: Facts): string {
  const times = number('times') ?? 0;
  const minutes = number('minutes') ?? 0;
  const within = minutes === 60 ? 'in einer Stunde' : `in ${minutes} Minuten`;
  const again = `<t:${Math.ceil((number('until') ?? 0) / 1_000)}:R>`;
  switch (text('what')) {
    case 'open':
      return `Eine Person kann auf einem Server ${within} ${plural(times, { one: '# Partie', other: '# Partien' })} eröffnen. Die nächste geht ${again}.`;
    case 'thread':
      return `Eine Person kann auf einem Server ${within} ${plural(times, { one: '# Thread', other: '# Threads' })} für Partien eröffnen. Der nächste geht ${again}.`;
    case 'invite':
      return `Eine Person kann ${within} ${plural(times, { one: '# Person', other: '# Leute' })} an einen Tisch bitten. Für diese geht es ${again}.`;
    case 'invite-one':
      return `Dieselbe Person kann ${within} ${plural(times, { one: '# Mal', other: '# Mal' })} an einen Tisch gebeten werden. Du kannst sie ${again} wieder bitten.`;
    case 'ask':
      return `Eine Person kann den anderen einer Partie ${within} ${plural(times, { one: '# Frage', other: '# Fragen' })} stellen. Die nächste geht ${again}.`;
    case 'share':
      return `Eine Person kann ${within} ${plural(times, { one: '# Karte', other: '# Karten' })} einer Partie zeigen. Die nächste geht ${again}.`;
    case 'undo':
      return `Eine Person kann ${within} ${plural(times, { one: '# Aktion', other: '# Aktionen' })} einer Partie zurücknehmen. Die nächste geht ${again}.`;
    case 'away':
      return `Deine Abwesenheit lässt sich ${within} ${plural(times, { one: '# Mal', other: '# Mal' })} ändern. Es geht wieder ${again}.`;
    default:
      return `Das hast du zu oft getan. Es geht wieder ${again}.`;
  }
}

export const refusals = ({ command, alone }: Naming): Refusals => ({
  'no-match': () =>
    `In diesem Kanal gibt es keine Partie. ${command('new')} eröffnet eine${alone === undefined ? '' : `, ${alone} beginnt eine allein`}.`,
  'channel-busy': ({ text, number }) =>
    text('status') === 'lobby'
      ? text('asker') !== 'stranger'
        ? 'Ein Kanal fasst eine Partie zur selben Zeit. Hier wartet eine auf Mitspieler, und du sitzt schon daran.'
        : number('free') === 0
          ? 'Ein Kanal fasst eine Partie zur selben Zeit. Hier beginnt gleich eine, und alle Plätze sind besetzt.'
          : `Ein Kanal fasst eine Partie zur selben Zeit. Hier wartet eine auf Mitspieler: ${command('join')} nimmt einen Platz.`
      : 'Ein Kanal fasst eine Partie zur selben Zeit, und hier läuft schon eine. Eröffne deine in einem anderen Kanal oder in einem Thread.',
  'already-seated': () => 'Du sitzt schon an diesem Tisch.',
  'not-seated': ({ gathering, full }) =>
    gathering
      ? full
        ? 'Du sitzt nicht an diesem Tisch, und alle Plätze sind besetzt.'
        : `Du sitzt nicht an diesem Tisch. ${command('join')} nimmt einen Platz.`
      : `Du sitzt nicht an diesem Tisch, also hast du hier nichts zu tun. ${command('board')} zeigt die Partie.`,
  'no-players': () => 'Für dieses Spiel hat der Bot noch keine Spieler: Bitte Leute dazu.',
  'players-only': ({ number }) =>
    `Ein Tisch braucht einen Menschen, und für den ist kein Platz mehr. Plätze: ${number('seats')}, Bot-Spieler: ${number('players')}.`,
  'table-full': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: 'Der Tisch ist voll: # Platz ist besetzt.',
      other: 'Der Tisch ist voll: # Plätze sind besetzt.',
    }),
  'too-few': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: `Zu wenige: Das Spiel braucht ${number('needed')}, hier sitzt #. Die anderen drücken „Mitspielen“ oder tippen ${command('join')}.`,
      other: `Zu wenige: Das Spiel braucht ${number('needed')}, hier sitzen #. Die anderen drücken „Mitspielen“ oder tippen ${command('join')}.`,
    }),
  'already-started': ({ text }) =>
    text('asker') === 'seated' || text('asker') === 'opener'
      ? `Die Partie läuft schon; die Plätze ändern sich nicht mehr. ${command('resign')} gibt deinen Platz auf.`
      : `Die Partie läuft schon; die Plätze ändern sich nicht mehr. ${command('board')} zeigt sie.`,
  'not-started': () =>
    'Die Partie hat noch nicht begonnen. Wer den Tisch eröffnet hat, kann sie starten, sobald genug Leute daran sitzen; ist er voll, kann es jeder am Tisch.',
  'not-opener': facts => notOpener(facts, command('leave')),
  over: () =>
    `Die Partie ist vorbei. ${command('board')} zeigt, wie sie ausging; ${command('new')} eröffnet eine neue.`,
  'cancel-alone': () =>
    `Eine gewertete Partie gegen Spieler des Bots lässt sich nicht absagen: Sonst zählte sie nur, wenn du gewinnst. ${command('resign')} beendet sie als verloren.`,
  resigned: () =>
    `Du hast diese Partie aufgegeben; dein Platz wird für dich gespielt. ${command('board')} zeigt, wie sie läuft.`,
  stale: () => 'Die Partie ist seitdem weitergegangen, also ist nichts geschehen.',
  late: () => 'Die Partie ging weiter, während dein Befehl unterwegs war, also ist nichts geschehen.',
  'late-choice': () => 'Du hast seitdem anders gewählt, also ist nichts geschehen.',
  'no-such-order': () =>
    'Diesen Dauerauftrag gibt es nicht: Er wurde zurückgenommen oder passt nicht zu dieser Aktion. Deine Handseite nennt die, die gelten.',
  'too-many-orders': ({ number }) =>
    `Du hast schon ${number('limit')} Daueraufträge, und mehr passen nicht auf eine Seite. Nimm auf deiner Handseite erst einen zurück; nichts ist geschehen.`,
  'not-to-act': ({ people }) =>
    people.length > 0
      ? `Du bist nicht am Zug. Die Partie wartet auf ${listed(people)}.`
      : 'Du bist nicht am Zug.',
  'no-hints': ({ text }) =>
    text('why') === 'rated'
      ? 'Diese Partie ist gewertet, und gewertete Partien haben keine Tipps. Eine mit `rated:False` eröffnete hat sie.'
      : text('why') === 'off'
        ? `An diesem Tisch wird ohne Tipps gespielt. Was du tun kannst, steht alles auf deiner Tafel, und ${command('rules')} erklärt, wie.`
        : `In diesem Spiel gebe ich keine Tipps: Niemand hat mir beigebracht, es gut zu spielen. ${command('rules')} erklärt, wie es geht.`,
  'bad-seats': ({ number }) =>
    number('min') === number('max')
      ? plural(number('min') ?? 0, {
          one: 'Dieses Spiel ist für # Person.',
          other: 'Dieses Spiel ist für # Personen.',
        })
      : `Dieses Spiel ist für ${number('min')} bis ${number('max')} Personen.`,
  'not-allowed': () =>
    'Du allein kannst diese Partie nicht absagen. Vor dem Start kann es, wer den Tisch eröffnet hat; danach müssen alle am Tisch zustimmen, oder jemand mit „Server verwalten“ sagt sie ab.',
  'undo-nothing': () => 'Noch wurde nichts gespielt, also gibt es nichts zurückzunehmen.',
  'undo-over': () => 'Die Partie ist vorbei: Wenn alles aufgedeckt ist, wird nichts mehr zurückgenommen.',
  'undo-first': () =>
    'Dein erster Versuch zählt hier, also wird darin nichts zurückgenommen. Beim Üben danach geht es.',
  'undo-not-yours': ({ people }) =>
    people.length > 0
      ? `Zurücknehmen kannst du nur deine eigene letzte Aktion, und die letzte hier ist von ${listed(people)}.`
      : 'Zurücknehmen kannst du nur deine eigene letzte Aktion, und die letzte hier ist von jemand anderem.',
  'undo-acted-since': ({ people }) =>
    people.length > 0
      ? `Zurücknehmen lässt sich nur die letzte Aktion der Partie, und nach deiner kam eine von ${listed(people)}.`
      : 'Zurücknehmen lässt sich nur die letzte Aktion der Partie, und nach deiner kam eine weitere.',
  'undo-consent': ({ text }) => consent(text('reason')),
  'undo-asked': ({ people }) =>
    people.length > 0
      ? `${listed(people)} hat schon gefragt: Die anderen haben 48 Stunden, um zuzustimmen.`
      : 'Jemand hat schon gefragt: Die anderen haben 48 Stunden, um zuzustimmen.',
  'undo-own-request': () => 'Das hast du selbst gefragt: Die anderen entscheiden.',
  'undo-no-request': () =>
    `Niemand möchte etwas zurücknehmen. ${command('undo')} nimmt deine eigene letzte Aktion zurück.`,
  'undo-settled': ({ text }) => settled(text('status')),
  paused: () => 'Diese Partie ist pausiert: Es wird erst weitergespielt, wenn die Leute am Tisch zustimmen.',
  'not-paused': () => 'Diese Partie ist nicht pausiert.',
  'bad-seat': () => 'Diesen Platz gibt es an diesem Tisch nicht.',
  'seat-resigned': ({ people }) => `${whoever(people)} hat aufgegeben; ich spiele diesen Platz zu Ende.`,
  'seat-away': ({ people, number }) =>
    `${whoever(people)} ist abwesend. Die Uhr wartet und läuft ${when(number('until') ?? 0)} weiter.`,
  'seat-absent': ({ people }) => `${whoever(people)} ist nicht da, und ich spiele den Platz schon.`,
  'seat-offered': () => 'Dieser Platz wird schon angeboten.',
  'not-late': ({ people, number }) => {
    const late = number('late');
    const until = late === undefined ? '' : ` Die Zeit für diesen Zug endet ${when(late)}.`;
    return `${whoever(people)} ist nicht zu spät.${until}`;
  },
  'vote-own-seat': () =>
    'Hier geht es um deinen eigenen Platz: Die anderen entscheiden, und es erledigt sich, wenn du spielst.',
  'vote-other-player': ({ people }) =>
    `${whoever(people)} hat hier schon jemand anderen vorgeschlagen: Antworte zuerst darauf, oder warte die Entscheidung ab.`,
  'no-vote': () => 'Diese Frage gibt es in dieser Partie nicht.',
  'vote-settled': ({ text }) => settledVote(text('status')),
  'no-offer': () => 'So ein Platz wird hier nicht angeboten.',
  unwelcome: () =>
    `An diesem Tisch kannst du keinen Platz nehmen. ${command('new')} eröffnet einen in einem anderen Kanal.`,
  'blocked-here': ({ people }) =>
    `Du hast jemanden blockiert, der hier sitzt: ${listed(people)}. In \`/games settings\` kannst du das aufheben.`,
  'nudge-nobody': () => 'Hier ist niemand sonst, den ich jetzt rufen darf.',
  'nudge-early': ({ number }) =>
    `In der ersten Stunde eines Zuges wird niemand angestupst. Du kannst es ${when(number('until') ?? 0)}.`,
  nudged: ({ number }) =>
    `Das ist schon geschehen. Du kannst ${when(number('until') ?? 0)} wieder anstupsen.`,
  'bad-zone': () => 'Diese Zeitzone kenne ich nicht. Wähle eine wie Europe/Berlin oder Europe/Lisbon.',
  'no-zone': () => 'Ruhezeiten brauchen deine Zeitzone: Wähle sie mit aus.',
  'bad-hours': () =>
    'Diese Uhrzeiten verstehe ich nicht. Schreib sie wie 22:30 und 7:00; die beiden müssen verschieden sein.',
  'away-past': () => 'Dieser Tag ist schon vorbei.',
  'away-long': ({ number }) =>
    plural(number('days') ?? 0, {
      one: 'Du kannst höchstens # Tag abwesend sein.',
      other: 'Du kannst höchstens # Tage abwesend sein.',
    }),
  'block-self': () => 'Dich selbst kannst du nicht blockieren.',
  'too-many': ({ number, text }) => {
    const limit = number('limit') ?? 0;
    switch (text('what')) {
      case 'invitations':
        return plural(limit, {
          one: 'An einen Tisch kann höchstens # Person eingeladen werden.',
          other: 'An einen Tisch können höchstens # Personen eingeladen werden.',
        });
      case 'lobbies':
        return plural(number('count') ?? 0, {
          one: `Du hast hier # Tisch eröffnet, der noch auf Leute wartet, und ${limit} ist das Limit: Starte ihn oder sag ihn ab.`,
          other: `Du hast hier # Tische eröffnet, die noch auf Leute warten, und ${limit} ist das Limit: Starte erst einen oder sag ihn ab.`,
        });
      case 'live':
        return plural(number('count') ?? 0, {
          one: `Du sitzt in # Partie, die nicht vorbei ist, und ${limit} ist das Limit: Beende sie, gib auf oder sag sie ab. \`/games list\` zeigt sie.`,
          other: `Du sitzt in # Partien, die nicht vorbei sind, und ${limit} ist das Limit: Beende erst eine, gib eine auf oder sag eine ab. \`/games list\` zeigt sie.`,
        });
      default:
        return plural(number('count') ?? 0, {
          one: `Du hast hier # Partie eröffnet, die nicht vorbei ist, und ${limit} ist das Limit: Beende sie oder sag sie ab.`,
          other: `Du hast hier # Partien eröffnet, die nicht vorbei sind, und ${limit} ist das Limit: Beende erst eine oder sag sie ab.`,
        });
    }
  },
  'no-invitations': ({ people }) => `Diese Leute nehmen keine Einladungen an: ${listed(people)}.`,
  'you-blocked': ({ people }) =>
    `Diese Leute hast du blockiert, also kannst du sie nicht einladen: ${listed(people)}.`,
  'remove-yourself': () =>
    `Dich selbst kannst du nicht entfernen: ${command('leave')} gibt deinen Platz auf.`,
  'not-at-table': () => 'Diese Person sitzt nicht an diesem Tisch.',
  'may-not-open': ({ text }) =>
    text('who') === 'manage-server'
      ? 'Auf diesem Server können nur Mitglieder mit „Server verwalten“ Partien eröffnen.'
      : 'Auf diesem Server können nur Mitglieder mit einer bestimmten Rolle Partien eröffnen.',
  'not-all-here': ({ people, opener, text }) =>
    text('asker') === 'opener' || opener === undefined
      ? `Noch fehlt eine Zusage: ${listed(people)}. Zugesagt wird mit „Mitspielen“, oder ${command('remove')} macht den Platz frei.`
      : `Noch fehlt eine Zusage: ${listed(people)}. Zugesagt wird mit „Mitspielen“, oder ${opener} macht den Platz frei.`,
  'not-over': ({ text }) =>
    text('status') === 'cancelled'
      ? `Diese Partie wurde abgesagt, also gibt es keine Revanche. ${command('new')} eröffnet eine neue.`
      : 'Eine Revanche gibt es, wenn die Partie vorbei ist.',
  'never-started': () =>
    'Dieser Tisch wurde abgesagt, bevor etwas gespielt wurde, also gibt es keine Aufzeichnung.',
  'no-record': () => 'Dieses Spiel führt keine Aufzeichnung, die andere Programme lesen könnten.',
  'review-running': () =>
    'Diese Partie läuft noch. Analysiert wird erst danach: Bis dahin wäre ein Tipp für einen ein Tipp für alle.',
  'review-nothing': () =>
    'Es gibt nichts zu analysieren: Auf diesem Platz hat kein Mensch eine Entscheidung getroffen.',
  'review-not-yours': () =>
    'Wer in dieser Partie mitgespielt hat, kann das eigene Spiel analysieren lassen. Geteilt hat noch niemand eine Analyse dieser Partie.',
  'review-no-judge': () => 'Diese Partie kann ich nicht analysieren: Ich spiele das Spiel selbst nicht.',
  'stats-private': () => 'Diese Person teilt ihre Statistik nicht.',
  'no-deal': () => 'So etwas gibt es nicht. Prüf den Code, oder sieh im Archiv nach den vergangenen Tagen.',
  'deal-to-come': () => 'Dieser Tag hat noch nicht begonnen.',
  'deal-unplayed': () => 'Wie es anderen ging, erfährst du, sobald du selbst gespielt hast.',
  'deal-open': ({ number }) => {
    const until = number('until');
    return `Andere können das noch spielen, also wird vom Brett nichts gezeigt${until === undefined ? '' : `; frei ist es ${when(until)}`}. Die Karte mit der Straße verrät nichts.`;
  },
  'no-solo-deal': () => 'Dieses Spiel lässt sich nicht für eine Person allein austeilen.',
  'bad-setting': ({ possible }) => `Das geht hier nicht. Wähle eins davon: ${possible.join(', ')}.`,
  'too-soon': tooSoon,
  ...leagueRefusals,
  ...duplicateRefusals,
});
