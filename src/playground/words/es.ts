import type { FirstScreenWords } from './types.ts';

export const spanish: FirstScreenWords = {
  name: 'Juegos',
  heading: '¿Qué juego?',
  note: 'Cuatro personas comparten este espacio de prueba: pulsa un nombre de arriba para ser esa persona, o abre una pestaña para cada una. Este es un proyecto independiente, ni hecho ni respaldado por los autores y editoriales de los juegos. Si te gusta jugarlos aquí, compra los impresos.',
  players: (least, most) => `de ${least} a ${most} jugadores`,
  minutes: count => `unos ${count} minutos`,
  alone: 'Jugar en solitario',
  bot: 'Jugar contra el bot',
  two: 'Jugar los dos asientos',
  open: 'Abrir una mesa',
  learn: 'Aprender',
  rules: 'Reglas',
  picture: game => `El tablero de ${game} en mitad de una partida`,
};
