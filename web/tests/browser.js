// Debian's Chromium, quiet and with a fresh profile.
import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';

export const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const executable = () => process.env.CHROMIUM ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();

export const launch = () => chromium.launch({ executablePath: executable(), args });
