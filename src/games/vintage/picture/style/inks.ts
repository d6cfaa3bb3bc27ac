/** Text colours for the seats' names on paper: the colours of the seats, dark enough to read. */
export const SEAT_TEXTS = ['#1a5299', '#a5440c', '#2c2733', '#0a655d'] as const;
