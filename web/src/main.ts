import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';

// The page goes on to other addresses without being loaded again; its icons and manifest stay where they are.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')) {
  link.setAttribute('href', link.href);
}

const target = document.getElementById('app');
if (target) mount(App, { target });
