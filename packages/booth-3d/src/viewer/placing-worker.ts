/** Places extras off the main thread. */
import { answerCalls } from './called-worker.ts';
import { furnishBooth } from './furnish-booth.ts';

answerCalls((booth: Parameters<typeof furnishBooth>) => furnishBooth(...booth));
