/** Optional parts, in a chunk of their own. */
import { preloadable } from '../../../components/preloadable.tsx';

export type { LaterFormProps } from './LaterForm.tsx';

export const LaterForm = preloadable(() => import('./LaterForm.tsx').then((part) => part.LaterForm));
