import { grammar } from '../../../stage/grammar.ts';
import type { PeopleWords } from '../en/people.ts';
import { when } from '../figures.ts';

const { number, plural } = grammar('fr');

export const people: PeopleWords = {
  closed:
    'Discord ne me laisse pas t’écrire : tes messages privés sont fermés. J’ai donc désactivé ce que je t’y dis : tables ouvertes et parties que tu suis. Autorise les messages privés des membres de ce serveur (menu du serveur → Paramètres de confidentialité), puis réactive-le.',
  tables: {
    notify: 'Me prévenir quand une table ouvre',
    told: game => `Je te préviens : ${game}`,
    allGames: 'Tous les jeux',
    turnOff: 'Désactiver',
    back: 'Retour',
    on: game => `**Quand une table ouvre ici, je te le dis par message privé.** Jeux : **${game}**`,
    off: 'Je ne te préviens pas quand une table ouvre ici.',
    rule: '-# Une fois par heure au plus, et ni pendant tes heures calmes ni en ton absence : ce qui ouvre entre-temps arrive ensemble, s’il reste une place. Jamais de tables que tu ne peux pas voir.',
    callsAreOff: 'Tes appels sont désactivés dans `/games settings` : tant qu’ils le sont, rien n’arrive.',
    greeting:
      'C’est ici que je te dis quand une table ouvre, comme demandé sur un serveur. Chacun de ces messages permet de le désactiver.',
    lookThere: 'Je viens de t’écrire : regarde tes messages privés.',
    turnedOff: 'Désactivé : je ne te parle plus des tables de ce serveur. `/games open` là-bas le réactive.',
    wasOff: 'C’est déjà désactivé.',
    opened: tables => plural(tables, { one: '**Une table a ouvert**', other: '**# tables ont ouvert**' }),
    more: tables =>
      plural(tables, {
        one: '… et # autre : `/games open` sur le serveur la montre.',
        other: '… et # autres : `/games open` sur le serveur les montre.',
      }),
    sitThere: link => `D’ici, je ne vois pas si tu peux t’y asseoir. Assieds-toi à la table même : ${link}`,
    servers: count =>
      plural(count, {
        one: 'Je te préviens quand une table ouvre : **sur # serveur** (`/games open` là-bas le change)',
        other: 'Je te préviens quand une table ouvre : **sur # serveurs** (`/games open` là-bas le change)',
      }),
  },
  watch: {
    watch: 'Suivre la partie',
    stop: 'Ne plus suivre',
    done: 'C’est bon',
    toGame: 'Vers la partie',
    modes: { rounds: 'Chaque manche', end: 'Seulement la fin' },
    watching: {
      rounds: (game, place) =>
        `Tu suis **${game}** dans ${place} : un message privé à la fin de chaque manche et de la partie, aux heures où tu ne dors pas.`,
      end: (game, place) =>
        `Tu suis **${game}** dans ${place} : un message privé à la fin de la partie, aux heures où tu ne dors pas.`,
    },
    stopped: 'Tu ne suis plus cette partie.',
    notWatching: 'Tu ne suis pas cette partie.',
    askThere: place =>
      `D’ici, je ne vois pas si tu as accès à ${place}. Appuie là-bas sur *Suivre la partie*.`,
    roundEnded: (title, round, place) =>
      round > 0
        ? `${title}\nLa manche ${number(round)} est finie dans ${place}.`
        : `${title}\nUne manche est finie dans ${place}.`,
    gameEnded: (title, place) => `${title}\n**La partie est finie** dans ${place}.`,
    reviewShared: (title, place) => `${title}\nUne analyse de cette partie dans ${place} a été partagée :`,
    noReviewYet: '-# Si l’un des joueurs partage l’analyse, je te l’envoie.',
    watchers: count =>
      plural(count, { one: '# personne suit la partie', other: '# personnes suivent la partie' }),
  },
  roles: {
    call: role => (role === undefined ? 'Appeler le rôle' : `Appeler @${role}`),
    called: 'Appelé, dans un message à part.',
    message: (mention, person, game, free) =>
      `${mention} ${person} cherche de la compagnie : **${game}**, ${plural(free, { one: '# place libre', other: '# places libres' })}.`,
    setting: 'Une table peut appeler',
    none: 'aucun rôle',
  },
  refusals: {
    'no-such-game': () => 'Je ne connais pas ce jeu.',
    'wishes-many': ({ number: of }) =>
      `Je te parle des tables ouvertes de ${number(of('limit') ?? 0)} serveurs au plus. Désactives-en d’abord un.`,
    'watch-seated': () =>
      'Tu as une place dans cette partie : tu la vois déjà, et mieux que ceux qui la suivent.',
    'watch-many': ({ number: of }) =>
      `Tu peux suivre ${number(of('limit') ?? 0)} parties à la fois. Cesse d’abord d’en suivre une.`,
    'watch-unseen': () =>
      'Tu ne peux suivre que les parties des salons d’un serveur que tu peux voir ; pas celles qui se jouent en privé.',
    'call-none': () =>
      'Ce serveur n’a nommé aucun rôle qu’une table puisse appeler. Qui le gère en nomme un : `/games server call-role:`.',
    'call-gone': () =>
      'Le rôle que ce serveur avait nommé pour les tables est supprimé. Qui gère le serveur en nomme un autre : `/games server call-role:`.',
    'call-silent': ({ text }) =>
      `Une mention de ma part n’appellerait personne de **${text('role') ?? ''}**. Paramètres du serveur → Rôles → ce rôle → « Permettre à tout le monde de @mentionner ce rôle » y remédie.`,
    'call-unknown': () =>
      'Je ne peux pas savoir pour l’instant si je peux appeler ce rôle. Réessaie dans un moment.',
    'call-often': ({ number: of }) =>
      `Sur un serveur, le rôle est appelé une fois en ${number(of('hours') ?? 0)} heures. Ce sera de nouveau possible ${when(of('until') ?? 0)}.`,
    called: () => 'Cette table a déjà appelé le rôle : chacune le fait une fois.',
    'not-at-lobby': () => 'Seules les personnes assises à cette table peuvent en appeler d’autres.',
  },
};
