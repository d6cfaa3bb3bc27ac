import { grammar } from '../../../stage/grammar.ts';
import type { Refusals } from '../en/refusals.ts';
import type { Facts } from '../facts.ts';
import { when } from '../figures.ts';
import type { Naming } from '../naming.ts';
import { duplicateRefusals } from './duplicate-refusals.ts';
import { leagueRefusals } from './league-refusals.ts';

const { listed, plural } = grammar('fr');

/** Why the others must agree before something is taken back. */
const consent = (reason: string | undefined): string => {
  switch (reason) {
    case 'revealed':
      return 'Cela ne peut être annulé que si tous les autres sont d’accord : quelque chose de nouveau a été montré et ne peut plus être ignoré.';
    case 'together':
      return 'Cela ne peut être annulé que si tous les autres sont d’accord : plusieurs ont choisi ensemble.';
    case 'acted':
      return 'Cela ne peut être annulé que si tous les autres sont d’accord : d’autres ont choisi depuis.';
    default:
      return 'Cela ne peut être annulé que si tous les autres sont d’accord : cela les concerne aussi.';
  }
};

const settled = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return 'Cette question est réglée : tout le monde était d’accord, et l’action a été annulée.';
    case 'refused':
      return 'Cette question est réglée : elle a été refusée, l’action reste donc valable.';
    case 'withdrawn':
      return 'Cette question est réglée : elle a été retirée, l’action reste donc valable.';
    case 'lapsed':
      return 'Cette question est réglée : pas de réponse en 48 heures, l’action reste donc valable.';
    default:
      return 'Cette question est réglée : plus rien n’est demandé.';
  }
};

const notOpener = ({ opener: name, text }: Facts, leave: string): string => {
  const opener =
    name === undefined ? 'la personne qui a ouvert cette table' : `${name}, qui a ouvert cette table`;
  switch (text('deed')) {
    case 'start':
      return `Tant que la table n’est pas complète, une seule personne peut commencer : ${opener}.`;
    case 'cancel':
      return text('asker') === 'stranger'
        ? `Une seule personne peut l’annuler : ${opener}.`
        : `Une seule personne peut l’annuler : ${opener}. ${leave} rend ta propre place.`;
    default:
      return `Une seule personne peut faire cela : ${opener}.`;
  }
};

const whoever = (people: readonly string[]): string =>
  people.length > 0 ? listed(people) : 'Cette personne';

const settledVote = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return 'Ce vote est clos : il a été accepté.';
    case 'refused':
      return 'Ce vote est clos : il a été refusé.';
    case 'withdrawn':
      return 'Ce vote est clos : il a été retiré, ou n’est plus nécessaire.';
    case 'lapsed':
      return 'Ce vote est clos : il n’a pas été décidé en 48 heures.';
    default:
      return 'Ce vote est clos : plus rien n’est demandé.';
  }
};

/** Somebody does something too often: the rule, and when it is possible again. */
function tooSoon({ number, text }: Facts): string {
  const times = number('times') ?? 0;
  const minutes = number('minutes') ?? 0;
  const within = minutes === 60 ? 'en une heure' : `en ${minutes} minutes`;
  const again = `<t:${Math.ceil((number('until') ?? 0) / 1_000)}:R>`;
  switch (text('what')) {
    case 'open':
      return `Une personne peut ouvrir ${plural(times, { one: '# partie', other: '# parties' })} sur un serveur ${within}. Tu pourras en ouvrir une autre ${again}.`;
    case 'thread':
      return `Une personne peut ouvrir ${plural(times, { one: '# fil de partie', other: '# fils de partie' })} sur un serveur ${within}. Tu pourras en ouvrir un autre ${again}.`;
    case 'invite':
      return `Une personne peut inviter ${plural(times, { one: '# personne à une table', other: '# personnes à une table' })} ${within}. Tu pourras inviter celles-ci ${again}.`;
    case 'invite-one':
      return `La même personne peut être invitée à une table ${plural(times, { one: '# fois', other: '# fois' })} ${within}. Tu pourras la réinviter ${again}.`;
    case 'ask':
      return `Une personne peut poser ${plural(times, { one: '# question aux autres d’une partie', other: '# questions aux autres d’une partie' })} ${within}. Tu pourras demander de nouveau ${again}.`;
    case 'share':
      return `Une personne peut publier ${plural(times, { one: '# carte d’une partie', other: '# cartes d’une partie' })} ${within}. Tu pourras en publier une autre ${again}.`;
    case 'undo':
      return `Une personne peut annuler ${plural(times, { one: '# action d’une partie', other: '# actions d’une partie' })} ${within}. Tu pourras en annuler une autre ${again}.`;
    case 'away':
      return `Ton absence peut être changée ${plural(times, { one: '# fois', other: '# fois' })} ${within}. Tu pourras la changer de nouveau ${again}.`;
    default:
      return `Tu as fait cela trop souvent. Ce sera de nouveau possible ${again}.`;
  }
}

export const refusals = ({ command, alone }: Naming): Refusals => ({
  'no-match': () =>
    `Il n’y a pas de partie dans ce salon. ${command('new')} en ouvre une${alone === undefined ? '' : `, ${alone} en commence une en solo`}.`,
  'channel-busy': ({ text, number }) =>
    text('status') === 'lobby'
      ? text('asker') !== 'stranger'
        ? 'Un salon n’a qu’une partie à la fois. L’une attend du monde ici, et tu y as une place.'
        : number('free') === 0
          ? 'Un salon n’a qu’une partie à la fois. L’une va commencer ici, et toutes ses places sont prises.'
          : `Un salon n’a qu’une partie à la fois. L’une attend du monde ici : ${command('join')} prend une place.`
      : 'Un salon n’a qu’une partie à la fois, et l’une est en cours ici. Ouvre la tienne dans un autre salon ou dans un fil.',
  'already-seated': () => 'Tu es déjà à cette table.',
  'not-seated': ({ gathering, full }) =>
    gathering
      ? full
        ? 'Tu n’es pas à cette table, et toutes ses places sont prises.'
        : `Tu n’es pas à cette table. ${command('join')} prend une place.`
      : `Tu n’es pas à cette table, tu n’as donc rien à y faire. ${command('board')} montre la partie.`,
  'no-players': () => 'Le bot n’a pas encore de joueurs pour ce jeu : invite des personnes.',
  'players-only': ({ number }) =>
    `Une table a besoin d’une personne, et il ne lui reste aucune place. Places : ${number('seats')}, joueurs du bot : ${number('players')}.`,
  'table-full': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: 'La table est complète : # place prise.',
      other: 'La table est complète : # places prises.',
    }),
  'too-few': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: `Pas assez de monde : il faut être ${number('needed')}, et # seule personne est ici. Les autres appuient sur Rejoindre ou tapent ${command('join')}.`,
      other: `Pas assez de monde : il faut être ${number('needed')}, et vous n’êtes que # ici. Les autres appuient sur Rejoindre ou tapent ${command('join')}.`,
    }),
  'already-started': ({ text }) =>
    text('asker') === 'seated' || text('asker') === 'opener'
      ? `La partie a déjà commencé ; les places ne changent plus. ${command('resign')} abandonne la tienne.`
      : `La partie a déjà commencé ; les places ne changent plus. ${command('board')} la montre.`,
  'not-started': () =>
    'La partie n’a pas encore commencé. La personne qui a ouvert la table peut la lancer dès qu’on est assez ; une fois la table complète, toute personne assise le peut.',
  'not-opener': facts => notOpener(facts, command('leave')),
  over: () =>
    `La partie est finie. ${command('board')} montre comment ; ${command('new')} en ouvre une autre.`,
  'cancel-alone': () =>
    `Une partie classée contre des joueurs du bot ne s’annule pas : elle ne compterait que quand tu gagnes. ${command('resign')} la finit, comme une défaite.`,
  resigned: () =>
    `Tu as abandonné cette partie ; je joue ta place. ${command('board')} montre où elle en est.`,
  stale: () => 'La partie a avancé depuis : rien n’a été fait.',
  late: () => 'La partie a avancé pendant que ta commande arrivait : rien n’a été fait.',
  'late-choice': () => 'Tu as changé ton choix depuis cet envoi : rien n’a été fait.',
  'no-such-order': () =>
    'Cette consigne n’est pas en vigueur : elle a été retirée, ou ne va pas avec cette action. La page de ta main montre celles qui le sont.',
  'too-many-orders': ({ number }) =>
    `Tu as déjà laissé ${number('limit')} consignes, et une page n’en contient pas plus. Retires-en d’abord une sur la page de ta main ; rien n’a été fait.`,
  'not-to-act': ({ people }) =>
    people.length > 0 ? `Ce n’est pas à toi : c’est à ${listed(people)} de jouer.` : 'Ce n’est pas à toi.',
  'no-hints': ({ text }) =>
    text('why') === 'rated'
      ? 'Cette partie est classée, et une partie classée n’a pas de conseils. Ouverte avec `rated:False`, elle en a.'
      : text('why') === 'off'
        ? `Cette table joue sans conseils. Tout ce que tu peux faire est dans ton panneau, et ${command('rules')} explique comment.`
        : `Je ne donne pas de conseils à ce jeu : personne ne m’a appris à bien y jouer. ${command('rules')} explique comment on joue.`,
  'bad-seats': ({ number }) =>
    number('min') === number('max')
      ? plural(number('min') ?? 0, {
          one: 'Ce jeu se joue à # personne.',
          other: 'Ce jeu se joue à # personnes.',
        })
      : `Ce jeu se joue de ${number('min')} à ${number('max')} personnes.`,
  'not-allowed': () =>
    'Tu ne peux pas annuler cette partie de ton propre chef. Avant le début, la personne qui a ouvert la table le peut ; ensuite, toutes doivent être d’accord, ou un membre avec Gérer le serveur l’annule.',
  'undo-nothing': () => 'Rien n’a encore été joué, il n’y a donc rien à annuler.',
  'undo-over': () => 'La partie est finie : on n’annule plus rien une fois que tout a été montré.',
  'undo-first': () =>
    'Ton premier essai à cette donne compte, on n’y annule donc rien. À l’entraînement, ensuite, c’est possible.',
  'undo-not-yours': ({ people }) =>
    people.length > 0
      ? `Tu ne peux annuler que ta propre dernière action, et la dernière ici a été faite par ${listed(people)}.`
      : 'Tu ne peux annuler que ta propre dernière action, et la dernière ici a été faite par quelqu’un d’autre.',
  'undo-acted-since': ({ people }) =>
    people.length > 0
      ? `On ne peut annuler que la dernière action de la partie, et depuis la tienne il y a eu celle de : ${listed(people)}.`
      : 'On ne peut annuler que la dernière action de la partie, et depuis la tienne il y en a eu une autre.',
  'undo-consent': ({ text }) => consent(text('reason')),
  'undo-asked': ({ people }) =>
    people.length > 0
      ? `${listed(people)} l’a déjà demandé : les autres ont 48 heures pour accepter.`
      : 'Quelqu’un l’a déjà demandé : les autres ont 48 heures pour accepter.',
  'undo-own-request': () => 'C’est ta propre demande : les autres décident.',
  'undo-no-request': () =>
    `Personne ne demande d’annuler quoi que ce soit. ${command('undo')} annule ta propre dernière action.`,
  'undo-settled': ({ text }) => settled(text('status')),
  paused: () =>
    'Cette partie est en pause : rien ne peut être joué avant qu’on soit d’accord pour continuer.',
  'not-paused': () => 'Cette partie n’est pas en pause.',
  'bad-seat': () => 'Il n’y a pas de telle place à cette table.',
  'seat-resigned': ({ people }) => `${whoever(people)} a abandonné ; je joue cette place jusqu’au bout.`,
  'seat-away': ({ people, number }) =>
    `${whoever(people)} n’est pas là. L’horloge attend et repart ${when(number('until') ?? 0)}.`,
  'seat-absent': ({ people }) => `${whoever(people)} n’est pas là, et je joue déjà cette place.`,
  'seat-offered': () => 'Cette place est déjà proposée.',
  'not-late': ({ people, number }) => {
    const late = number('late');
    const until = late === undefined ? '' : ` Le temps de ce tour finit ${when(late)}.`;
    return `${whoever(people)} n’est pas en retard.${until}`;
  },
  'vote-own-seat': () =>
    'Cette question porte sur ta propre place : les autres décident, et elle tombe dès que tu joues.',
  'vote-other-player': ({ people }) =>
    `${whoever(people)} a déjà demandé un autre joueur ici : réponds d’abord à cela, ou attends que ce soit décidé.`,
  'no-vote': () => 'Il n’y a pas de telle question dans cette partie.',
  'vote-settled': ({ text }) => settledVote(text('status')),
  'no-offer': () => 'Aucune place de ce genre n’est proposée ici.',
  unwelcome: () =>
    `Tu ne peux pas prendre place à cette table. ${command('new')} en ouvre une dans un autre salon.`,
  'blocked-here': ({ people }) =>
    `Tu as bloqué quelqu’un à cette table : ${listed(people)}. Tu peux débloquer dans \`/games settings\`.`,
  'nudge-nobody': () => 'Il n’y a personne d’autre ici que je puisse relancer maintenant.',
  'nudge-early': ({ number }) =>
    `On ne relance personne pendant la première heure d’un tour. Tu pourras relancer ${when(number('until') ?? 0)}.`,
  nudged: ({ number }) =>
    `Une relance a déjà eu lieu. Tu pourras relancer de nouveau ${when(number('until') ?? 0)}.`,
  'bad-zone': () =>
    'Je ne connais pas ce fuseau horaire. Choisis-en un comme Europe/Paris ou America/Montreal.',
  'no-zone': () => 'Les heures calmes ont besoin de ton fuseau horaire : choisis-le aussi.',
  'bad-hours': () =>
    'Je ne comprends pas ces heures. Écris-les comme 22:30 et 7:00 ; les deux doivent différer.',
  'away-past': () => 'Ce jour est déjà passé.',
  'away-long': ({ number }) =>
    plural(number('days') ?? 0, {
      one: 'Une absence peut durer # jour au plus.',
      other: 'Une absence peut durer # jours au plus.',
    }),
  'block-self': () => 'Tu ne peux pas te bloquer toi-même.',
  'too-many': ({ number, text }) => {
    const limit = number('limit') ?? 0;
    switch (text('what')) {
      case 'invitations':
        return plural(limit, {
          one: 'Au plus # personne peut être invitée à une table.',
          other: 'Au plus # personnes peuvent être invitées à une table.',
        });
      case 'lobbies':
        return plural(number('count') ?? 0, {
          one: `Tu as ouvert ici # table qui attend encore du monde, et la limite est ${limit} : commences-en ou annules-en d’abord une.`,
          other: `Tu as ouvert ici # tables qui attendent encore du monde, et la limite est ${limit} : commences-en ou annules-en d’abord une.`,
        });
      case 'live':
        return plural(number('count') ?? 0, {
          one: `Tu joues # partie qui n’est pas finie, et la limite est ${limit} : finis-en, abandonnes-en ou annules-en d’abord une. \`/games list\` les montre.`,
          other: `Tu joues # parties qui ne sont pas finies, et la limite est ${limit} : finis-en, abandonnes-en ou annules-en d’abord une. \`/games list\` les montre.`,
        });
      default:
        return plural(number('count') ?? 0, {
          one: `Tu as ouvert ici # partie qui n’est pas finie, et la limite est ${limit} : finis-en ou annules-en d’abord une.`,
          other: `Tu as ouvert ici # parties qui ne sont pas finies, et la limite est ${limit} : finis-en ou annules-en d’abord une.`,
        });
    }
  },
  'no-invitations': ({ people }) => `Ces personnes n’acceptent pas d’invitations : ${listed(people)}.`,
  'you-blocked': ({ people }) =>
    `Tu as bloqué ces personnes et ne peux donc pas les inviter : ${listed(people)}.`,
  'remove-yourself': () => `Tu ne peux pas te retirer toi-même : ${command('leave')} rend ta propre place.`,
  'not-at-table': () => 'Cette personne n’est pas à cette table.',
  'may-not-open': ({ text }) =>
    text('who') === 'manage-server'
      ? 'Sur ce serveur, seuls les membres avec Gérer le serveur peuvent ouvrir des parties.'
      : 'Sur ce serveur, seuls les membres avec un certain rôle peuvent ouvrir des parties.',
  'not-all-here': ({ people, opener, text }) =>
    text('asker') === 'opener' || opener === undefined
      ? `Réponse attendue de : ${listed(people)}. Il faut appuyer sur Rejoindre, ou ${command('remove')} libère la place.`
      : `Réponse attendue de : ${listed(people)}. Il faut appuyer sur Rejoindre, ou ${opener} libère la place.`,
  'not-over': ({ text }) =>
    text('status') === 'cancelled'
      ? `Cette partie a été annulée, il n’y a donc rien à rejouer. ${command('new')} en ouvre une autre.`
      : 'La revanche vient quand la partie est finie.',
  'never-started': () => 'Cette table a été annulée avant qu’on y joue, il n’y a donc pas d’enregistrement.',
  'no-record': () => 'Ce jeu ne garde pas d’enregistrement que d’autres programmes pourraient lire.',
  'review-running': () =>
    'Cette partie est encore en cours. Elle sera analysée une fois finie : d’ici là, un conseil à une personne en est un à toutes.',
  'review-nothing': () =>
    'Il n’y a rien à analyser : aucun choix n’a été fait par la personne de cette place.',
  'review-not-yours': () =>
    'Qui a joué cette partie peut faire analyser son propre jeu. Personne n’a encore partagé d’analyse de cette partie.',
  'review-no-judge': () => 'Je ne peux pas analyser cette partie : je ne joue pas moi-même à ce jeu.',
  'stats-private': () => 'Cette personne ne partage pas ses statistiques.',
  'no-deal': () =>
    'Il n’y a pas de donne de ce nom. Vérifie le code, ou cherche les jours passés aux archives.',
  'deal-to-come': () => 'Ce jour n’a pas encore commencé.',
  'deal-unplayed': () => 'Tu verras les résultats des autres après avoir joué cette donne.',
  'deal-open': ({ number }) => {
    const until = number('until');
    return `D’autres peuvent encore jouer cette donne, rien de son plateau n’est donc montré${until === undefined ? '' : ` avant l’échéance (${when(until)})`}. La carte avec la rue ne révèle rien.`;
  },
  'no-solo-deal': () => 'Ce jeu ne peut pas être distribué à une seule personne.',
  'bad-setting': ({ possible }) => `Ce n’est pas possible ici. Choisis parmi : ${possible.join(', ')}.`,
  'too-soon': tooSoon,
  ...leagueRefusals,
  ...duplicateRefusals,
});
