import { grammar } from '../../../stage/grammar.ts';
import type { Basics } from '../en/basics.ts';
import type { Naming } from '../naming.ts';

const { listed, plural, percent } = grammar('fr');

export const basics = ({ command, alone }: Naming): Basics => ({
  errors: {
    neutral: 'Un problème est survenu de mon côté ; rien n’a changé. Réessaie dans un instant.',
    turnsGone:
      'Les règles d’aujourd’hui ne mènent plus aux tours précédents de cette partie : je ne peux pas les montrer. Son journal et son résultat sont conservés.',
    refusedAnswer: `Je n’ai pas pu montrer la réponse. ${command('board')} montre la partie telle qu’elle est.`,
    oldButton: `Ce bouton vient d’une autre version de moi. ${command('board')} montre la partie telle qu’elle est.`,
    strangeButton: `Je ne connais pas ce bouton. ${command('board')} montre la partie telle qu’elle est.`,
    otherGame: (game, command) => `Le jeu de ce salon est ${game}. Tape plutôt ${command}.`,
    otherGameEnded: (game, board) =>
      `Le dernier jeu de ce salon était ${game}. ${board} montre comment la partie a fini.`,
    strangeCommand: 'Je ne connais plus cette commande. Tape `/` pour voir celles que je connais.',
  },
  lobby: {
    join: 'Rejoindre',
    leave: 'Quitter',
    start: 'Commencer',
    free: 'libre',
    gathering: opener => `Ouvert à tout le monde ici. ${opener} peut commencer dès qu’on est assez.`,
    full: 'La table est complète : toute personne assise peut commencer.',
    running: 'La partie est en cours.',
    over: 'La partie est finie.',
    cancelled: 'La table a été annulée.',
    opened: `La table est ouverte et tu y as une place. Les autres appuient sur Rejoindre ou tapent ${command('join')}.`,
    dealt: 'C’est distribué : le plateau suit dans son propre message.',
    joined: (taken, wanted) => `Te voilà à la table, ${taken} sur ${wanted}.`,
    left: 'Tu as quitté la table.',
    leftAndClosed: 'Tu as quitté la table ; elle était vide et a été fermée.',
    seated: people => `Ordre des places : ${people.join(', ')}. Le plateau suit.`,
    resigned: 'Tu as abandonné. Je joue désormais ta place, et elle finit dernière.',
    resignedAndOver: 'Tu as abandonné, et la partie est finie.',
    howItEnded: `${command('board')} montre comment elle a fini.`,
    resign: 'Abandonner pour de bon',
    askResign: others =>
      others === 0
        ? 'Abandonner cette partie ? C’est définitif.'
        : others === 1
          ? 'Abandonner ? La partie finit aussitôt et l’autre gagne. C’est définitif.'
          : 'Abandonner ? Je joue ta place jusqu’au bout et elle finit dernière. C’est définitif. Avec `/games settings`, ta place peut t’attendre pendant ton absence.',
    askResignEnds:
      'Abandonner ? Tous les autres sont d’accord pour annuler cette partie : elle finit donc aussitôt, tu es dernier et les autres partagent la première place. C’est définitif.',
    askResignCancels:
      'Abandonner ? Tous les autres sont d’accord pour annuler cette partie : elle est donc annulée aussitôt. C’est définitif.',
    calledOff: 'La partie est annulée.',
    agreedToCancel: (agreed, needed) =>
      plural(agreed, {
        one: `Tu es d’accord pour annuler cette partie : # sur ${needed} l’est. On demande aux autres dans le salon.`,
        other: `Tu es d’accord pour annuler cette partie : # sur ${needed} le sont. On demande aux autres dans le salon.`,
      }),
    askCancel:
      'Demander aux autres d’annuler cette partie ? Elle finit quand tout le monde est d’accord, et ne compte pour personne.',
    askCancelLast:
      'Annuler cette partie ? Tous les autres sont d’accord : elle finit aussitôt, et ne compte pour personne.',
    askEnd:
      'Finir cette partie ? Quelqu’un l’a quittée. Elle finit quand tous les autres sont d’accord : qui l’a quittée perd, les autres partagent la première place.',
    endedDeserted: 'La partie est finie : qui l’a quittée perd, les autres partagent la première place.',
    openCancel: 'Annuler la partie',
    agreeCancel: 'D’accord pour annuler',
    playOn: 'Continuer à jouer',
    playsOn: person => `${person} veut continuer : cette partie n’est pas annulée.`,
    nothingToCancel: 'Plus personne ne demande d’annuler cette partie.',
    saidPlayOn: 'La partie continue.',
  },
  places: {
    permissions: {
      ViewChannel: 'Voir le salon',
      SendMessages: 'Envoyer des messages',
      SendMessagesInThreads: 'Envoyer des messages dans les fils',
      CreatePublicThreads: 'Créer des fils publics',
      CreatePrivateThreads: 'Créer des fils privés',
      AttachFiles: 'Joindre des fichiers',
      ReadMessageHistory: 'Voir les anciens messages',
    },
    lacking: permissions =>
      permissions.length === 1
        ? `Je ne peux pas jouer dans ce salon : il me manque la permission ${listed(permissions)}. Qui gère le salon peut la donner à mon rôle ; puis redemande.`
        : `Je ne peux pas jouer dans ce salon : il me manque les permissions ${listed(permissions)}. Qui gère le salon peut les donner à mon rôle ; puis redemande.`,
    direct:
      alone === undefined
        ? `Ici, nous ne sommes que deux : ${command('new', 'players:')} joue contre le bot ; à plusieurs, tape-le dans le salon d’un serveur.`
        : `Ici, nous ne sommes que deux : ${alone} joue en solo, ${command('new', 'players:')} contre le bot ; à plusieurs, il faut le salon d’un serveur.`,
    amongOthers:
      'Je ne peux pas publier de plateaux dans une conversation privée entre d’autres. Joue dans le salon d’un serveur où je suis installé, ou en solo par message privé avec moi.',
    notInstalled: `Je ne suis pas installé sur ce serveur et ne pourrais donc pas y publier le plateau. Qui gère le serveur peut m’ajouter : ouvre mon profil, « Ajouter l’appli ».${alone === undefined ? '' : ` Ou joue ${alone} par message privé avec moi.`}`,
  },
  board: {
    rules: 'Règles',
    parts: 'Légende',
    hand: 'Main',
    board: 'Plateau',
    undo: 'Annuler',
    cancelled: 'Cette partie a été annulée.',
    givenUp: 'Cette partie a été abandonnée.',
    lastOnes: people =>
      people.length === 1
        ? `${listed(people)} gagne : tous les autres ont abandonné.`
        : `${listed(people)} gagnent : tous les autres ont abandonné.`,
    resigned: person => `${person} a abandonné.`,
    wouldCancel: (people, agreed, asked) =>
      plural(agreed, {
        one: `${listed(people)} voudrait annuler cette partie : # sur ${asked} est d’accord.`,
        other: `${listed(people)} voudraient annuler cette partie : # sur ${asked} sont d’accord.`,
      }),
    chosen: people => (people.length === 1 ? `${listed(people)} a choisi.` : `${listed(people)} ont choisi.`),
    awaited: (people, what) => `${listed(people)} : ${what}`,
    tookBack: person => `${person} a annulé :`,
    tooEarly: 'Elle a fini avant que quelqu’un ait eu un deuxième tour et ne compte donc nulle part.',
    practised:
      'Entraînement : une action a été annulée dans cette partie, son score compte donc comme entraînement.',
  },
  panel: {
    done: 'C’est fait.',
    sealed: deed => `Choix gardé secret : ${deed}.`,
    stillChoosing: people => `Choix attendu de : ${listed(people)}. D’ici là, tu peux changer le tien.`,
    chooseAgain: 'Choisir à nouveau',
    turnedDown: (deed, why) =>
      `Ton choix ne va pas avec celui des autres : ${deed}. ${why} Choisis à nouveau ; les autres gardent le leur.`,
    unreadable: (typed, why) =>
      `Les règles ont changé depuis ton choix, et il ne peut plus être lu : « ${typed} ». ${why} Choisis à nouveau ; les autres gardent le leur.`,
    preview: deed => `Aperçu : ${deed}`,
    earlier: 'Précédents',
    more: (page, pages) => `Plus… (${page} sur ${pages})`,
    back: 'Retour',
    yourTurn: 'À toi',
    judged: 'Le meilleur d’abord, selon le joueur moyen du bot.',
    mostPoints: 'D’abord ce qui rapporte le plus de points maintenant.',
    pressShows: order =>
      `${order} Un appui montre ce qu’il rapporte ; rien ne se fait avant que tu confirmes.`,
    greenActs: order =>
      `${order} Les boutons verts agissent aussitôt ; les autres montrent d’abord ce qu’ils rapportent.`,
    others: (kind: string) => `${kind} : autres façons`,
    none: 'rien',
    notYet: 'Pas encore fait. Voici ce que cela donnerait :',
    gone: 'Ce choix n’existe plus. Voici ceux qui existent :',
    points: points => plural(points, { one: '# point', other: '# points' }),
    upTo: points => `jusqu’à ${points}`,
  },
  orders: {
    always: order => `Toujours : ${order}`,
    alwaysWhich: 'Toujours cela…',
    which:
      'C’est fait maintenant, puis sans te demander, chaque fois que cela convient. Pour combien de temps ?',
    left: order =>
      `Consigne : ${order}. Personne d’autre ne la voit ; tu peux la retirer sur la page de ta main.`,
    title: '**Tes consignes**',
    takeBack: order => `Retirer : ${order}`,
    withdrawn: 'La consigne est retirée. On te demandera de nouveau.',
    door: 'Consignes…',
    ask: 'Que dois-je faire pour toi sans demander ? Je le fais chaque fois que cela convient ; d’ici là, personne d’autre ne le voit.',
    none: 'Rien ne peut être décidé d’avance ici pour le moment.',
  },
  typing: {
    lacking: option => `Il manque : ${option}.`,
    unknown: (typed, option) => `Je ne connais pas « ${typed} » pour : ${option}.`,
    andMore: (values, left) => `${values.join(', ')} et ${left} de plus`,
    possible: values => `Possible maintenant : ${values}.`,
    possibleWith: (given, values) => `Possible avec ${given.join(', ')} : ${values}.`,
    instead: kinds => `Ce que tu peux faire maintenant : ${kinds.join(', ')}.`,
    nothing: typed => `« ${typed} » : ce n’est pas possible maintenant.`,
    several: typed => `« ${typed} » peut désigner plusieurs actions.`,
  },
  fair: {
    shuffleSealed: digits => `Mélange ${digits} · ${command('game verify')}`,
    shuffleTold: `Vérifier le mélange : ${command('game verify')}`,
    elsewhere: 'Cela appartient à la partie d’un autre salon : rien n’a été fait.',
    unasked: `Je ne l’avais pas demandé : rien n’a été fait. ${command('board')} montre la partie telle qu’elle est.`,
    slowDown: 'C’était trop rapide pour moi : rien n’a été fait. Réessaie dans un instant.',
  },
  lesson: {
    begin: 'Essayer un premier tour',
    toGame: 'Vers la partie',
    play: 'Ouvrir une table ici',
    step: (at, of) => `Étape ${at} sur ${of}, sur un plateau d’exemple : rien ici ne change une partie.`,
    back: 'Retour',
    none: `Cette leçon n’existe plus. ${command('rules')} a tous les chapitres.`,
  },
  showing: {
    share: 'Partager',
    replayButton: 'Revoir',
    card: 'Voici une carte de cette partie, visible de toi uniquement : enregistre-la, ou publie-la pour tout ce salon.',
    cardToKeep: 'Voici une carte de cette partie, à enregistrer ou à faire passer.',
    post: 'Publier ici',
    posted: 'Publié.',
    sharedBy: person => `${person} partage cette partie :`,
    replay: 'Voici la partie depuis le début, à enregistrer ou à faire passer.',
    progress: share => `La partie est dessinée tour par tour : ${percent(share)}.`,
    busy: 'Un film de ce salon est déjà en cours de dessin. Redemande quand il sera prêt.',
    noPicture: 'Ce jeu n’a pas de telle image.',
  },
});
