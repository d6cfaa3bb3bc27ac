import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const spanish: Translated<typeof english> = {
  about: 'Green Port: revela cartas mientras te atrevas y contrata a tu banda',
  answer: 'Responde a lo que se te pregunta: al empezar, por una carta, o para repescar',
  spend: 'Usa tus cubos: objetivos, sedes, tu ficha, cambios',
  verbs: {
    reveal: { about: 'Revela la próxima carta', options: {} },
    hire: {
      about: 'Para y contrata un color del muelle',
      options: { colour: 'Un color que esté en el muelle, como red o rojo' },
    },
    end: { about: 'Termina tu turno', options: {} },
    pick: { about: 'Elige tu cubo inicial', options: { colour: 'Un color que quede, como red o rojo' } },
    flip: { about: 'Gira tu ficha: contra una redada, o para no perder cubos', options: {} },
    bust: { about: 'Acepta la redada y deja la ficha activa', options: {} },
    lose: {
      about: 'Pierde la mitad de tus cubos tras la X naranja; lo que dejes abierto se pregunta',
      options: {
        blue: 'Cuántos cubos azules se van',
        green: 'Cuántos cubos verdes se van',
        red: 'Cuántos cubos rojos se van',
        yellow: 'Cuántos cubos amarillos se van',
      },
    },
    bonus: { about: 'Toma tu cubo de consuelo', options: { colour: 'Su color, como red o rojo' } },
    refer: {
      about: 'Paga un cubo a quien tiene el turno y toma un color que quede en el muelle',
      options: { colour: 'El color que tomas, como red o rojo', pay: 'El color del cubo que pagas' },
    },
    pass: { about: 'Pasa cuando se te pregunta si repescas', options: {} },
    complete: {
      about: 'Cumple un objetivo',
      options: {
        objective: 'Su número, como 3',
        pay: 'Los cubos que pagas, como 2 rojos, 1 azul; solo donde hay elección',
      },
    },
    buy: {
      about: 'Compra la sede de arriba de un color',
      options: { colour: 'Su color, como red o rojo', boost: 'Sede verde: el color que refuerza' },
    },
    unflip: {
      about: 'Recupera tu ficha girada',
      options: { pay: 'Los cubos que pagas, como 2 rojos' },
    },
    specialise: {
      about: 'Cambia cubos por uno de otro color',
      options: { colour: 'El color que ganas, como red', pay: 'Los cubos que pagas, como 3 azules' },
    },
  },
  variant: 'normal (por defecto), o con menos reglas',
};
