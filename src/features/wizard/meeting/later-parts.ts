/** What comes only when it is asked for, in a chunk of its own. */
import { preloadable } from '../../../components/preloadable.tsx';

export type { LaterFormProps } from './LaterForm.tsx';

export const LaterForm = preloadable(() => import('./LaterForm.tsx').then((part) => part.LaterForm));
