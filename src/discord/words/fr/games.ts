import { grammar } from '../../../stage/grammar.ts';
import type { GamesWords } from '../en/games.ts';
import { share, tenths } from '../figures.ts';
import { vitals } from './vitals.ts';

const { listed, plural, number, percent, ordinal } = grammar('fr');

const pointsOf = (points: number): string => plural(points, { one: '# point', other: '# points' });
const partsOf = (games: number): string => plural(games, { one: '# partie', other: '# parties' });
const winsOf = (wins: number): string => plural(wins, { one: '# victoire', other: '# victoires' });

export const games: GamesWords = {
  privacy: {
    title: '**Ce qui est conservé sur toi**',
    never: 'Ton identifiant et rien d’autre de ton compte ; ni messages, ni adresses.',
    name: name => `Le dernier nom vu : ${name}`,
    nothing: 'Rien : tu n’as pas joué ici.',
    seats: (seats, running) =>
      `Places dans des parties : **${number(seats)}** ; dans des parties en cours : **${number(running)}**`,
    rest: (invitations, votes, blocks) =>
      `Tes réglages ; invitations : **${invitations}**, votes : **${votes}**, personnes bloquées : **${blocks}**`,
    more: 'Tout est dans l’export. L’oubli enlève ton nom et tes réglages de partout.',
    exported: 'Tout ce qui est conservé sur toi, dans un fichier visible de toi uniquement.',
    file: 'Tout ce qui est conservé sur une personne, en JSON',
    exportButton: 'Exporter',
    forgetButton: 'M’oublier…',
    forgetAsk: running =>
      `T’oublier ? Tes réglages et tes résultats sont effacés, et dans les parties finies tu deviens « Player 2 ». ${
        running > 0
          ? plural(running, {
              one: '**La # partie en cours est abandonnée ou quittée.** ',
              other: '**Les # parties en cours sont abandonnées ou quittées.** ',
            })
          : ''
      }Mon message le plus récent de chaque partie est modifié ; les plus anciens restent. C’est définitif.`,
    forgetSure: 'M’oublier pour de bon',
    keep: 'Tout garder',
    kept: 'Rien n’a changé.',
    forgotten: games =>
      `C’est fait : te voilà hors de ma mémoire, dans ${partsOf(games)}. Les anciens messages dans les salons restent ; qui les a écrits ou la modération peut les supprimer.`,
  },
  glance: {
    onlyInServers: 'Ceci montre les parties d’un serveur : utilise-le sur un serveur.',
    none: 'Aucune partie que tu puisses voir n’est en cours sur ce serveur.',
    choose: 'Quelle partie ?',
    strange: 'Je ne trouve pas cette partie ici. Voici celles en cours :',
    more: offered =>
      `Voici les ${number(offered)} plus anciennes. Pour en voir une autre, donne son salon ou le lien d’un de ses messages.`,
    toBoard: 'Vers la partie',
    others: 'Autres parties',
  },
  doctor: {
    allowed: 'Je peux voir ce salon, y écrire, joindre des images et lire ce que j’ai écrit.',
    lacks: permission => `Il me manque ${permission}.`,
    threads: 'Je peux ouvrir des fils ici.',
    noThreads: permissions =>
      `Il me manque ${listed(permissions)} : seule une partie dans son propre fil en a besoin.`,
    grant:
      'Comment l’accorder : Modifier le salon → Permissions → ajouter mon rôle → autoriser ce qui est nommé ci-dessus. Ou pour tous les salons : Paramètres du serveur → Rôles → mon rôle.',
    direct:
      'Nous sommes en message privé : aucune permission n’est nécessaire, les parties en solo marchent ici.',
    database: milliseconds => `La base de données répond, en ${number(milliseconds)} ms.`,
    badDatabase:
      'La base de données ne répond pas : on ne peut pas jouer pour le moment. Préviens la personne qui me gère.',
    outbox: waiting =>
      plural(waiting, {
        one: '# message attend d’être publié dans ce salon.',
        other: '# messages attendent d’être publiés dans ce salon.',
      }),
    quietOutbox: 'Aucun message n’attend d’être publié dans ce salon.',
    parked: messages =>
      plural(messages, {
        one: '# message pour ce salon est gardé : il n’a pas pu être publié.',
        other: '# messages pour ce salon sont gardés : ils n’ont pas pu être publiés.',
      }),
    why: {
      noChannel: 'La dernière fois, Discord a dit que ce salon n’existe pas.',
      noAccess: 'La dernière fois, Discord a dit que je n’ai pas le droit de voir ce salon.',
      noPermission: 'La dernière fois, Discord a dit qu’il me manque une permission ici.',
      noMessages: 'La dernière fois, Discord a dit que je n’ai pas le droit de t’écrire.',
      removed: 'On m’avait retiré de ce serveur.',
      other:
        'La dernière fois, Discord ne l’a pas accepté. Mon journal dit pourquoi : demande à la personne qui me gère.',
    },
    parkedGrant: 'Accorde ce qui manque, puis refais `/games doctor` ici : je réessaie aussitôt.',
    parkedAgain: 'Il ne manque plus rien : je réessaie.',
    parkedElsewhere: (channels, named) => {
      const count = plural(channels, {
        one: 'Dans # autre salon de ce serveur, je n’ai pas pu publier.',
        other: 'Dans # autres salons de ce serveur, je n’ai pas pu publier.',
      });
      return named.length > 0 ? `${count} Fais-y \`/games doctor\` : ${listed(named)}.` : count;
    },
    board: milliseconds => `Un plateau a été peint en ${number(milliseconds)} ms : il est ci-dessous.`,
    badBoard: 'Je n’ai pas pu peindre de plateau. Préviens la personne qui me gère.',
    well: '**Tout va bien ici.**',
    ill: '**Il manque quelque chose ici.**',
  },
  vitals,
  lists: {
    none: ({ command, alone }) =>
      `Tu n’as pas de partie en cours. ${command('new')} en ouvre une${alone === undefined ? '' : `, ${alone} joue en solo`}.`,
    title: (games, waiting) =>
      plural(games, { one: '**Ta partie**', other: '**Tes # parties**' }) +
      (waiting > 0 ? plural(waiting, { one: ', # t’attend', other: ', # t’attendent' }) : ''),
    page: (page, pages) => `page ${page} sur ${pages}`,
    together: (place, people) => `${place} avec ${listed(people)}`,
    alone: place => `${place}, en solo`,
    yours: since => `**À toi de jouer**, ${since}`,
    theirs: (people, since) =>
      people.length > 0 ? `À ${listed(people)} de jouer, ${since}` : `En attente, ${since}`,
    paused: since => `En pause, ${since}`,
    gathering: (taken, wanted, since) => `La table se remplit, ${taken} sur ${wanted}, ${since}`,
    openTitle: tables =>
      plural(tables, {
        one: '**Une table avec une place pour toi**',
        other: '**# tables avec une place pour toi**',
      }),
    noneOpen: ({ command }) =>
      `Aucune table ici n’a de place pour toi. ${command('new')} en ouvre une, et qui regarde ici la trouve.`,
    noSuchTable:
      'Je ne trouve pas cette table ici : elle est peut-être sur un autre serveur, ou dans un salon que tu ne vois pas.',
    sitAt: (index, game) => `${index}. S’asseoir : ${game}`,
    first: 'Vers la première',
    next: 'Partie suivante',
    earlier: '◀ Précédentes',
    later: 'Suivantes ▶',
    onlyInServers: 'Ceci concerne les parties d’un serveur : utilise-le sur un serveur.',
    ownStats: game => `**Tes parties, ${game}**`,
    statsOf: (person, game) => `**${game}** sur ce serveur : ${person}`,
    nothingCounted: 'Aucune partie n’a encore été comptée.',
    gamesAndWins: (games, wins) =>
      `Parties : **${number(games)}**, gagnées : **${number(wins)}** (${percent(share(wins, games))})`,
    average: points => `Points en moyenne : **${number(tenths(points))}**`,
    best: points => `Meilleur coup : **${pointsOf(points)}**`,
    withPlayers: (category, games, wins, average) =>
      `${category}, avec des joueurs du bot : ${partsOf(games)}, ${winsOf(wins)}${
        average === null ? '' : `, ${pointsOf(tenths(average))} en moyenne`
      }`,
    solo: (category, points) => `${category} : record **${pointsOf(points)}**`,
    practised: (category, games, points) =>
      `${category}, entraînement : ${partsOf(games)}, record ${pointsOf(points)}`,
    hints: count => `Conseils utilisés : **${number(count)}**`,
    leaderboard: game => `**${game} sur ce serveur**`,
    emptyLeaderboard: game => `Aucune partie de ${game} n’a encore été comptée sur ce serveur.`,
    row: (place, person, { games, wins, average, best }) =>
      [
        `${place}. ${person} : ${winsOf(wins)} en ${partsOf(games)}`,
        average === null ? undefined : `${pointsOf(tenths(average))} en moyenne`,
        best === null ? undefined : `meilleur coup ${pointsOf(best)}`,
      ]
        .filter(part => part !== undefined)
        .join(', '),
    aloneTitle: '**En solo**',
    soloRow: (category, bests) => `${category}, les meilleurs : ${bests.join(', ')}`,
    soloBest: (person, points) => `${person} ${pointsOf(points)}`,
    hidden: '-# Si tu ne veux pas figurer ici, dis-le dans `/games settings`.',
    leaderboardEverywhere: game => `**${game} sur tous les serveurs**`,
    nobodyEverywhere: game =>
      `Personne n’a demandé à figurer au classement général de ${game}. \`/games settings everywhere:True\` t’y inscrit.`,
    nobodyAnywhere:
      'Personne n’a demandé à figurer au classement général. `/games settings everywhere:True` t’y inscrit.',
    listedEverywhere: '-# Y figure qui l’a demandé avec `/games settings everywhere:True`.',
    ownPlace: place => `… tu es à la ${ordinal(place).replace('1er', '1re')} place`,
    ratingLegend: '-# Après le nom : la cote, avec un point d’interrogation jusqu’à dix parties classées.',
  },
  profile: {
    own: title => `**${title}** : ton profil`,
    of: (person, title) => `**${title}** : le profil, ${person}`,
    rating: (rating, games) =>
      `Cote : **${rating}** après ${plural(games, { one: '# partie classée', other: '# parties classées' })}`,
    withPlayers: (rating, games) => `Contre les joueurs du bot : **${rating}** après ${partsOf(games)}`,
    provisional: '-# Le point d’interrogation reste jusqu’à dix parties classées.',
    nothing:
      'Aucune partie classée pour l’instant. Une partie entre plusieurs personnes est classée, sauf si on l’ouvre avec `rated:False` ; contre des joueurs du bot, elle l’est avec `rated:True`.',
    nothingOf: person => `${person} n’a pas de cote visible sur ce serveur.`,
    joinEverywhere: 'M’inscrire sur tous les serveurs',
    leaveEverywhere: 'M’inscrire ici seulement',
  },
  settings: {
    title: '**Tes réglages**, pour tous les jeux et serveurs',
    saved: 'Enregistré.',
    switches: {
      pings: 'Appels quand c’est à toi',
      invitations: 'Invitations à des parties',
      stats: 'Tes statistiques sont visibles',
      learns: 'Apprendre quand tu dors',
    },
    on: 'oui',
    off: 'non',
    zone: 'Fuseau horaire',
    noZone: 'non réglé ; `/games settings zone:` le règle',
    zoneNow: (zone, clock) => `${zone}, il est ${clock}`,
    quiet: 'Heures calmes',
    noQuiet: 'aucune',
    quietLearnt: hours => `${hours}, apprises`,
    away: 'Absence',
    notAway: 'non',
    everywhere: 'Au classement de tous les serveurs (`everywhere:`)',
    awayUntil: moment => `retour : ${moment}`,
    blocked: 'Personnes bloquées',
    nobodyBlocked: 'personne',
    people: count => plural(count, { one: '# personne', other: '# personnes' }),
    chooseQuiet: 'Heures calmes : aucun appel de … à …',
    quietOff: 'Pas d’heures calmes',
    chooseAway: 'Absence de …',
    awayOff: 'Tu es là',
    days: count => plural(count, { one: '# jour', other: '# jours' }),
    daysUntil: (count, day) => `${plural(count, { one: '# jour', other: '# jours' })}, jusqu’au ${day}`,
    choosePerson: 'Bloquer quelqu’un',
    choosePersonBack: 'Débloquer quelqu’un',
    hours: 'Quand tu joues',
    hoursTitle: (acts, zone) =>
      `**Quand tu joues** : ${plural(acts, { one: '# action comptée', other: '# actions comptées' })}, par heure de la journée (${zone}). À partir de 40, je sais quand tu dors et je ne t’appelle pas à ces heures.`,
    noHours: 'Rien n’a encore été compté de tes heures de jeu.',
    notCounted: 'Tes heures de jeu ne sont pas comptées : tu peux l’activer.',
    forgetHours: 'Les effacer',
    hoursForgotten: 'Effacé.',
    back: 'Retour',
    badAway:
      'Je ne comprends pas. Écris le jour de ton retour, comme 2026-12-01, ou un nombre de jours, ou `off`.',
    bothHours: 'Les heures calmes ont besoin d’un début et d’une fin : `quiet-from` et `quiet-to`.',
  },
  server: {
    title: '**Les parties sur ce serveur**',
    language: 'Langue des plateaux',
    ownLanguage: 'celle du serveur',
    languages: {
      en: 'anglais',
      ko: 'coréen',
      'pt-BR': 'portugais du Brésil',
      de: 'allemand',
      'es-ES': 'espagnol',
      fr: 'français',
      ja: 'japonais',
    },
    pace: 'Rythme d’une nouvelle partie',
    housePace: 'non réglé : aucun',
    paces: {
      none: 'aucun',
      day: 'un jour par tour',
      'three-days': 'trois jours par tour',
      'two-weeks': '14 jours par tour',
    },
    mayOpen: 'Peut ouvrir des parties',
    mayCancel: 'Peut annuler les parties des autres',
    place: 'Les parties se jouent',
    places: {
      anywhere: 'dans les salons et les fils',
      edited: 'dans les salons, chacune en un seul message, modifié',
      threads: 'chacune dans un fil à part',
    },
    everyone: 'tout le monde',
    managers: 'les membres avec Gérer le serveur',
    onlyManagers: '-# Les membres avec Gérer le serveur peuvent changer cela.',
    saved: 'Enregistré, et annoncé dans ce salon.',
    nothingNew: 'Rien n’a changé : c’était déjà réglé ainsi.',
    chooseLanguage: 'Langue des plateaux …',
    choosePace: 'Rythme d’une nouvelle partie …',
    chooseOpeners: 'Un rôle qui peut ouvrir des parties …',
    chooseCancellers: 'Un rôle qui peut annuler les parties des autres …',
    openEveryone: 'Ouvre : tout le monde',
    openManagers: 'Ouvre : la gestion',
    cancelEveryone: 'Annule : tout le monde',
    cancelManagers: 'Annule : la gestion',
    acts: 'Journal de modération',
    noActs: 'Rien n’a été fait ici avec les pouvoirs de la modération.',
    actsTitle: '**Ce que la modération a fait ici**, le plus récent d’abord',
    back: 'Retour',
    somebody: 'Quelqu’un',
    changed: person => `${person} a changé le déroulement des parties sur ce serveur :`,
    calledOff: (person, game) => `${person} a annulé ici une partie de ${game}, au titre de la modération.`,
    cancelAct: (person, game) => `${person} a annulé une partie de ${game}`,
    settingsAct: (person, settings) => `${person} a réglé : ${listed(settings)}`,
  },
};
