import { projectRoot } from '../../scripts/projectRoot';
import { makeLinkPictures } from './makeLinkPictures';

// Half a picture would count as made: what was begun is finished.
const stopping = new AbortController();
process.once('SIGTERM', () => {
  stopping.abort();
});

await makeLinkPictures(projectRoot, stopping.signal).catch((thrown: unknown) => {
  if (!stopping.signal.aborted) throw thrown;
});
