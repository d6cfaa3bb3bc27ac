import { defineConfig, mergeConfig } from 'vitest/config';
import { base } from './vitest.config.ts';

/** Whole games, weeks, storms, and what needs a process or a browser for long. */
export default mergeConfig(base, defineConfig({ test: { include: ['test/**/*.long.test.ts'] } }));
