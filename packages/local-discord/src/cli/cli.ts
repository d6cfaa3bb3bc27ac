#!/usr/bin/env node
import process from 'node:process';
import { runContact } from '../contact/index.ts';
import { serve } from './serve.ts';

const [first, ...rest] = process.argv.slice(2);
process.exitCode = await (first === 'contact' ? runContact(rest) : serve(process.argv.slice(2)));
