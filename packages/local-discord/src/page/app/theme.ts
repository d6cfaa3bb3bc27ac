type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');

const chosen = (): Theme | undefined => {
  const theme = localStorage.getItem('theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};

export const isDark = (): boolean => (chosen() ?? (system.matches ? 'dark' : 'light')) === 'dark';

export function applyTheme(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}

export function switchTheme(): void {
  localStorage.setItem('theme', isDark() ? 'light' : 'dark');
  applyTheme();
}

system.addEventListener('change', applyTheme);
