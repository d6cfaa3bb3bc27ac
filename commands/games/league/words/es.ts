import type { LeagueCommandWords } from './en.ts';

/** How /games league presents itself: each description and choice at most 100 characters. */
export const spanish: LeagueCommandWords = {
  about: 'Ligas: una temporada para 4 a 32 personas de este servidor',
  open: 'Abrir una liga en este canal; sus partidas empiezan solas, en hilos',
  join: 'Unirse; si ya ha empezado, entrar en la lista de espera',
  leave: 'Salir; una partida tuya en curso continúa',
  show: 'La clasificación en imagen, las mesas de la ronda y tu partida',
  start: 'Empezarla: quien la abrió, o miembros con Gestionar servidor',
  close: 'Cerrarla antes del final: quien la abrió, o miembros con Gestionar servidor',
  league: 'Qué liga (por defecto: la de este canal)',
  name: 'Cómo se llama (por defecto: como el juego)',
  seats: 'Personas por mesa como mucho (por defecto: 4, o las que admita el juego)',
  rounds: 'Rondas antes de la copa (por defecto: según el número de personas)',
  pace: 'Cuánto puede durar un turno (por defecto: un día)',
  cup: 'Una copa de los mejores al final (por defecto: ninguna)',
  variant: 'Reglas del juego (por defecto: las habituales)',
  fill: 'Las plazas libres de una mesa las ocupa un jugador medio del bot (por defecto: no)',
  paces: { day: 'un día por turno', 'three-days': 'tres días por turno' },
  cups: (size: number): string => (size === 0 ? 'ninguna' : `de los ${size} mejores`),
};
