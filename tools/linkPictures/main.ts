import { projectRoot } from '../../scripts/projectRoot';
import { makeLinkPictures } from './makeLinkPictures';

await makeLinkPictures(projectRoot);
