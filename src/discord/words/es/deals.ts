import { grammar } from '../../../stage/grammar.ts';
import type { DealWords } from '../en/deals.ts';

const { plural, percent } = grammar('es-ES');
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });

export const deals: DealWords = {
  daily: number => `Partida del día n.º ${number}`,
  challenge: code => `Desafío ${code}`,
  dailyRules:
    'Hoy todos reciben en este bot el mismo reparto. Cuenta tu primer intento: sin deshacer y sin pistas. Solo tú lo ves; se juega aquí mismo, pase lo que pase en este canal.',
  challengeRules:
    'Quien tiene el código recibe el mismo reparto. Cuenta tu primer intento: sin deshacer y sin pistas. Solo tú lo ves.',
  pastRules: 'Este día ya pasó. Puedes jugarlo como práctica, con deshacer y pistas.',
  spentRules: 'Tu primer intento ya pasó. A partir de ahora practicas, con deshacer y pistas.',
  ends: (at, relative) =>
    `El día termina a las ${at} (${relative}); lo que se haya empezado hasta entonces se puede acabar durante dos horas más.`,
  next: relative => `Próxima partida del día ${relative}.`,
  streak: (days, longest) =>
    `🔥 ${plural(days, { one: '# día seguido', other: '# días seguidos' })}, récord ${longest}.`,
  freeLeft: 'Este mes puedes saltarte un día sin romper la racha.',
  freeUsed: 'El día libre de este mes ya está usado.',
  sealed: commitment => `Sellado: ${commitment}`,
  sealedNext: commitment => `El de mañana: ${commitment}`,
  openTo: relative => `La semilla y la sal se revelan ${relative}.`,
  play: 'Jugar',
  goOn: 'Seguir',
  practise: 'Practicar',
  anew: 'Empezar de nuevo',
  show: 'Mostrar aquí',
  text: 'Como texto',
  rounds: 'Ronda a ronda',
  way: 'Mejor camino hallado',
  parWay: 'Camino del jugador fuerte',
  proof: 'Comprobar el barajado',
  archive: 'Archivo',
  challenges: 'Desafíos',
  days: 'Días',
  back: 'Volver',
  older: 'Más antiguos',
  newer: 'Más recientes',
  today: 'La de hoy',
  dare: 'Desafiar a otros',
  newChallenge: 'Nuevo desafío',
  result: count => plural(count, { one: '**# punto**', other: '**# puntos**' }),
  par: (par, ahead) =>
    ahead === 0
      ? `Justo el par de ${par}, tal como lo juega el jugador fuerte.`
      : `El par del jugador fuerte es ${par}: estás **${Math.abs(ahead)}** por ${ahead > 0 ? 'encima' : 'debajo'}.`,
  parUnderWay:
    'El jugador fuerte aún está jugando: su par aparecerá en un momento, la próxima vez que pulses.',
  late: 'Terminó cuando el día ya estaba cerrado, así que cuenta como práctica.',
  unfair: 'En ella se deshizo algo o se usó una pista.',
  field: (players, better) =>
    players < 2
      ? 'Nadie más la ha jugado hasta ahora.'
      : better === 0
        ? `De ${players}, nadie lo ha hecho mejor.`
        : `Igual o mejor que el ${percent(Math.round(((players - better) / players) * 100) / 100)} de ${players} jugadores.`,
  here: '**En este servidor**',
  takenUp: '**Quién la ha jugado**',
  row: (place, name, count) =>
    plural(count, { one: `\`${place}\` ${name}: # punto`, other: `\`${place}\` ${name}: # puntos` }),
  rowUnfinished: name => `\`–\` ${name}: sin terminar`,
  helped: row => `${row} (con deshacer o una pista)`,
  rival: (name, count) => plural(count, { one: `\`–\` ${name}: # punto`, other: `\`–\` ${name}: # puntos` }),
  ownBest: (count, attempts) =>
    `Lo mejor que has logrado practicando: ${points(count)}, en ${plural(attempts, { one: '# intento', other: '# intentos' })}.`,
  bestFound: count => `Lo mejor hallado hasta ahora: ${points(count)}.`,
  otherDeal: 'Es un reparto nuevo: de la partida terminada todos pueden ver la semilla y las jugadas.',
  giveCode: command => `Quien escriba ${command} juega la misma partida y se compara contigo.`,
  unplayed: 'Verás cómo les fue a los demás cuando la hayas jugado tú.',
  you: 'Tú',
  strong: 'El par',
  found: 'El mejor',
  roundsTitle: '**Puntos tras cada ronda**',
  wayTitle: count => `**Un camino hasta ${points(count)}**`,
  textHint: 'Para copiar y pegar donde quieras; no revela nada del reparto:',
  textPar: par => `el par: ${par}`,
  posted: 'Ya está en el canal.',
  postedBy: (name, command) => `${name} ya la ha jugado. Te toca: ${command}`,
  archiveTitle: game => `**${game}: días pasados**`,
  challengesTitle: game => `**${game}: tus desafíos**`,
  noDays: 'Aún no ha terminado ningún día. El primero llega aquí mañana.',
  noChallenges: 'Aún no has creado ni aceptado ningún desafío.',
  notPlayed: 'sin jugar',
  best: count => `mejor ${count}`,
  choose: '¿Cuál?',
  proofTold: (seed, salt) => `Semilla \`${seed}\`\nSal \`${salt}\``,
  proofHow: 'Cualquiera puede comprobarlo: docs/daily.md explica cómo.',
};
