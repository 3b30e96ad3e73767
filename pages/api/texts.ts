import { answerTexts } from '@/services/pageProps/lateTexts.server';

export default answerTexts;
