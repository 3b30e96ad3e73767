import type { Video } from '@/contract/product';

/** The demonstration film of public/media, with captions in the language of the flow. */
export const demoVideo = (headline: string, captions: 'pt' | 'es' = 'pt'): Video => ({
  src: '/media/demo.mp4',
  poster: '/media/demo.jpg',
  captions: `/media/demo.${captions}.vtt`,
  headline,
});
