import type { Strength } from '../../../core/player.ts';
import { grammar } from '../../../stage/grammar.ts';
import type { TableWords } from '../en/table.ts';
import { HOURS } from '../figures.ts';
import type { Naming } from '../naming.ts';

const { listed, percent, plural } = grammar('fr');

const STANDS_IN: Readonly<Record<Strength, string>> = {
  easy: 'un joueur facile du bot',
  medium: 'un joueur moyen du bot',
  hard: 'un joueur difficile du bot',
};

export const table = ({ command, alone }: Naming): TableWords => ({
  tables: {
    paces: {
      none: 'sans limite de temps',
      day: 'un jour par tour',
      'three-days': 'trois jours par tour',
      'two-weeks': '14 jours par tour',
    },
    seatings: { random: 'places tirées au sort', joined: 'places dans l’ordre d’arrivée' },
    noHints: 'sans conseils',
    rated: 'classée, donc sans conseils',
    ratedWithMore: 'classée si une autre personne se joint',
    unrated: 'non classée',
    ratedWithHints: 'Une partie classée n’a pas de conseils : choisis `rated:False` ou `hints:off`.',
    invited: people => `Invitations : ${listed(people)}`,
    asked: 'réponse attendue',
    rematch: 'Une autre partie avec les mêmes personnes : les autres appuient sur Rejoindre.',
    lapsed: `Personne n’a rien fait ici pendant un jour, cette table a donc été fermée. ${command('new')} en ouvre une autre quand tu veux.`,
    title: (game, people) => `${game} avec ${people.join(', ')}`,
    inThread: 'Dans un fil',
    openedThere: thread => `La table est ouverte dans ${thread}, et tu y as une place.`,
    dealtThere: thread => `C’est distribué : le plateau est dans ${thread}.`,
    alreadyInThread: `Nous sommes déjà dans un fil : ${command('new')} sans \`thread\` joue ici.`,
    noThread: `Je n’ai pas pu ouvrir de fil ici. ${command('new')} sans \`thread\` joue dans ce salon.`,
    bots: people =>
      people.length === 1
        ? `${listed(people)} ne peut pas jouer : seules des personnes le peuvent.`
        : `${listed(people)} ne peuvent pas jouer : seules des personnes le peuvent.`,
    yourself:
      alone === undefined ? 'Tu ne peux pas te défier toi-même.' : `Pour jouer en solo, tape ${alone}.`,
    remove: person => `Retirer ${person}`,
    removed: person => `${person} n’est plus à la table ; la place est de nouveau libre.`,
    again: 'La table est de nouveau ouverte : les autres appuient sur Rejoindre.',
    againSolo: 'Nouvelle donne : le plateau suit.',
  },
  calls: {
    ping: person => `${person}, c’est à toi.`,
    reminder: (person, hours) =>
      plural(hours, {
        one: `${person}, les autres t’attendent depuis # heure.`,
        other: `${person}, les autres t’attendent depuis # heures.`,
      }),
    note: (person, days) =>
      plural(days, {
        one: `${person}, un dernier mot : les autres t’attendent depuis # jour. Je ne te rappellerai plus ce tour.`,
        other: `${person}, un dernier mot : les autres t’attendent depuis # jours. Je ne te rappellerai plus ce tour.`,
      }),
    nudge: (people, by, asked) =>
      people.length === 1
        ? `${listed(people)}, ${by} te relance : ${asked ?? 'c’est à toi'}.`
        : `${listed(people)}, ${by} vous relance : ${asked ?? 'c’est à vous'}.`,
    overdue: (person, pace) =>
      `${person} a dépassé ${HOURS[pace]} heures. Les autres peuvent décider de la suite.`,
    question: person => `${person}, on t’a posé une question ici, et ta réponse manque encore.`,
    invited: person => `${person}, on t’invite à cette table.`,
    nudgeThem: 'Relancer',
    nudged: people => `Relance : ${listed(people)}. La prochaine dans douze heures.`,
    paused: 'Cette partie est en pause.',
  },
  seats: {
    absent: (person, how) =>
      how !== 'steady'
        ? `Désormais, ${STANDS_IN[how]} joue pour ${person}, jusqu’à son retour : toute action ici le marque.`
        : `Désormais, je joue pour ${person} selon une règle fixe, jusqu’à son retour : toute action ici le marque.`,
    gone: (person, how) =>
      how !== 'steady'
        ? `${person} a quitté le serveur. Pour l’instant, ${STANDS_IN[how]} joue la place ; les autres peuvent la proposer à quelqu’un d’autre.`
        : `${person} a quitté le serveur. Pour l’instant, je joue la place selon une règle fixe ; les autres peuvent la proposer à quelqu’un d’autre.`,
    back: person => `${person} est de retour et rejoue.`,
    offered: person =>
      `Place proposée, celle-ci : ${person}. Qui appuie en premier la reprend avec tous ses points. D’ici là, rien ne change.`,
    'offer-lapsed': person =>
      `Personne n’a repris en 48 heures la place proposée (${person}) : elle ne l’est plus.`,
    taken: (person, before) => `${person} prend la suite, à la place occupée par ${before}. Bienvenue !`,
    away: (person, until) => `${person} s’absente (retour : ${until}). L’horloge de cette partie attend.`,
    awayInPart: (person, until, days) =>
      days === 0
        ? `${person} s’absente (retour : ${until}). L’horloge de cette partie continue de tourner.`
        : `${person} s’absente (retour : ${until}). L’horloge de cette partie attend encore ${plural(days, { one: '# jour', other: '# jours' })} au plus.`,
    here: person => `${person} est de retour.`,
    take: 'Prendre la place',
    took: 'La place est à toi. Le plateau suit.',
    comeBack: 'Me revoilà',
    youAreBack: 'Tu joues de nouveau ta place.',
  },
  votes: {
    propose: {
      'play-once': 'Jouer ce tour à sa place',
      'play-until-back': 'Jouer jusqu’à son retour',
      offer: 'Proposer la place',
      pause: 'Mettre en pause',
      unpause: 'Continuer',
    },
    choose: 'Choisir qui joue',
    whoPlays: target => `**Qui doit jouer pour ${target} ?** On demande aux autres.`,
    ways: { 'play-once': 'Ce tour', 'play-until-back': 'Jusqu’au retour' },
    asks: {
      'play-once': (person, target, how) =>
        how !== 'steady'
          ? `${person} demande qu’${STANDS_IN[how]} joue ce tour pour ${target}.`
          : `${person} demande que je joue ce tour pour ${target}, selon une règle fixe.`,
      'play-until-back': (person, target, how) =>
        how !== 'steady'
          ? `${person} demande qu’${STANDS_IN[how]} joue pour ${target} jusqu’à son retour.`
          : `${person} demande que je joue pour ${target} selon une règle fixe jusqu’à son retour.`,
      offer: (person, target) =>
        `${person} demande de proposer à quelqu’un d’autre la place occupée par ${target}.`,
      pause: person => `${person} demande de mettre la partie en pause.`,
      unpause: person => `${person} demande de reprendre la partie.`,
    },
    question: (people, needed, until) =>
      people.length === 0
        ? `Accords nécessaires : ${needed}. Échéance : ${until}.`
        : people.length === 1
          ? `${listed(people)} : es-tu d’accord ? Accords nécessaires : ${needed}. Échéance : ${until}.`
          : `${listed(people)} : êtes-vous d’accord ? Accords nécessaires : ${needed}. Échéance : ${until}.`,
    soFar: (agreed, needed, refused) =>
      refused === 0
        ? `${agreed} sur ${needed} jusqu’ici.`
        : `${agreed} sur ${needed} jusqu’ici, ${refused} contre.`,
    agreed: '**Accepté.**',
    refused: '**Refusé** : la partie continue comme avant.',
    withdrawn: 'Plus nécessaire.',
    withdrewBy: person => `${person} a retiré sa demande.`,
    lapsed: 'Pas décidé en 48 heures : la partie continue comme avant.',
    youAsked: 'La question est posée aux autres.',
    youAgreed: 'Tu es d’accord.',
    youRefused: 'Tu as refusé.',
    youWithdrew: 'Tu as retiré ta demande.',
    carried: 'Accepté : c’est fait.',
  },
  undo: {
    ask: 'Demander aux autres',
    agree: 'D’accord',
    refuse: 'Refuser',
    done: 'C’est annulé ; le plateau suit.',
    askPractice:
      'Annuler cette action ? Le score de cette partie sera alors un entraînement, et non un record.',
    practise: 'Annuler l’action',
    asked: people =>
      people.length === 1
        ? `C’est demandé : ${listed(people)} doit accepter sous 48 heures. Toute action dans la partie retire ta demande.`
        : `C’est demandé : ${listed(people)} doivent accepter sous 48 heures. Toute action dans la partie retire ta demande.`,
    allAgreed: 'Tu es d’accord, et tous les autres aussi : c’est annulé. Le plateau suit.',
    youRefused: 'Tu as refusé : l’action reste valable.',
    youAgreed: stillAsked => `Tu es d’accord. Réponse encore attendue de : ${listed(stillAsked)}.`,
    asks: person => `${person} demande d’annuler :`,
    question: (people, _needed, until) =>
      people.length === 1
        ? `${listed(people)} : es-tu d’accord ? Tous les autres doivent l’être. Échéance : ${until} ; toute action dans la partie retire la demande.`
        : `${listed(people)} : êtes-vous d’accord ? Tous les autres doivent l’être. Échéance : ${until} ; toute action dans la partie retire la demande.`,
    soFar: (agreed, asked) =>
      plural(agreed, {
        one: `Jusqu’ici, # sur ${asked} est d’accord.`,
        other: `Jusqu’ici, # sur ${asked} sont d’accord.`,
      }),
    agreed: 'Tout le monde est d’accord : c’est annulé.',
    refused: 'Refusé : l’action reste valable.',
    refusedBy: person => `${person} a refusé : l’action reste valable.`,
    refusedNews: (by, asker) =>
      by === undefined
        ? `Refusé : l’action reste valable. ${asker} avait demandé d’annuler la dernière action.`
        : `${by} a refusé : l’action reste valable. ${asker} avait demandé d’annuler la dernière action.`,
    withdrewBy: person => `${person} a retiré sa demande : l’action reste valable.`,
    withdrawn: 'Demande retirée : la partie a continué, l’action reste donc valable.',
    lapsed: 'Pas d’accord de tous en 48 heures : l’action reste valable.',
  },
  history: {
    log: 'Historique',
    recap: 'Résumé',
    board: 'Plateau',
    earlier: '◀ Avant',
    later: 'Après ▶',
    logTitle: (page, pages) => `**La partie jusqu’ici**, page ${page} sur ${pages}`,
    logEmpty: 'Rien n’a encore été joué. L’historique commence avec le premier tour.',
    strangers: 'Tu n’es pas à cette table ; voici la dernière page de son historique.',
    tookBack: (name, turns) => `**${name}** a annulé : ${listed(turns)}.`,
    byOrder: '(par consigne)',
    playedFor: name => `(joué pour ${name})`,
    since: '**Depuis ta dernière action**',
    sinceTheDeal: '**Depuis le début de la partie**',
    nothingSince: 'Rien ne s’est passé depuis ta dernière action.',
    near: '**Pour tes propres buts**',
    boardAfter: (turn, newest) => `Le plateau après le tour ${turn} sur ${newest}.`,
    boardOfTheDeal: 'Le plateau au début de la partie.',
    noSuchTurn: (turn, newest) =>
      `Il n’y a pas de tour ${turn} : le dernier est ${newest}, et 0 est le début. ${command('game log')} numérote les tours.`,
  },
  ending: {
    best: (person, points, turn) =>
      `Meilleur tour : ${person}, ${plural(points, { one: '# point', other: '# points' })} (tour ${turn}).`,
    ratings: people => `Cote : ${people.join(', ')}.`,
    ratingsWithPlayers: people => `Cote contre les joueurs du bot : ${people.join(', ')}.`,
    rating: (person, points, change) => `${person} à ${points} (${change})`,
    ratedInPart: part => `La partie a compté pour ${percent(part)} d’une partie classée.`,
    rematch: 'Revanche',
    another: 'Un autre jeu',
    whichOther: 'Quel jeu avec les mêmes personnes ? Les autres sont invités et appuient sur Rejoindre.',
    record: 'La partie entière, dans un fichier que d’autres programmes peuvent lire et vérifier.',
    recordSoFar:
      'La partie jusqu’ici, dans un fichier : ce que tu peux en savoir. Il sera complet une fois la partie finie.',
    recordFile: 'L’enregistrement de la partie',
    verified: shuffles =>
      `Vérifié : ${plural(shuffles, { one: 'le # mélange', other: 'les # mélanges' })} et tous les tours découlent de la graine fixée avant la première carte. Avec ${command('game record')}, tu peux le vérifier toi-même.`,
    proof: (commitment, seed, salt) => `-# SHA-256 \`${commitment}\`, graine \`${seed}\`, sel \`${salt}\``,
    differs: turn => `À partir du tour ${turn}, cette partie ne découle pas de la graine fixée avant elle.`,
    notYetVerified: commitment =>
      `Les mélanges sont fixés par une graine secrète ; son SHA-256 est \`${commitment}\`. La graine est révélée à la fin de la partie ; je pourrai alors te vérifier chaque mélange.`,
    unverifiable:
      'Cette partie a commencé avant que les mélanges soient liés à une graine : rien ne peut être vérifié.',
    olderRules:
      'Cette partie a commencé avec une version antérieure de ses règles : je ne peux plus vérifier ses tours. Sa graine est révélée : le programme d’alors le peut.',
  },
});
