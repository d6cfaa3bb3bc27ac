export const english = {
  role: 'A role that a new table may call',
  none: 'No table may call a role',
  off: 'no role',
};
