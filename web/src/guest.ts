// Playing without an account: a name is enough, and who gives none gets one.
import { api } from './api/client';
import { session } from './session.svelte';
import { say } from './words.svelte';

function anyName(): string {
  const names = say('web-guest-names').split(' ');
  return `${names[Math.floor(Math.random() * names.length)]} ${100 + Math.floor(Math.random() * 900)}`;
}

/** Signs in as a guest of this name, or of any; with a code of the host's where one is needed. */
export async function enter(name: string, invite: string | null = null): Promise<void> {
  session.me = await api.guest(name.trim() || anyName(), invite?.trim() || null);
}
