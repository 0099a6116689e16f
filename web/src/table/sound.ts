// A soft bell when it is one's turn.
let context: AudioContext | null = null;

/** Rings once somebody has touched the page: before that no browser plays it, and to get ready for it takes a phone half a second. */
export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return;
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [at, pitch] of [
      [0, 587],
      [0.16, 880],
    ] as const) {
      const tone = context.createOscillator();
      const loudness = context.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, start + at);
      loudness.gain.linearRampToValueAtTime(0.12, start + at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.001, start + at + 0.5);
      tone.connect(loudness).connect(context.destination);
      tone.start(start + at);
      tone.stop(start + at + 0.55);
    }
  } catch {
    // No sound here.
  }
}
