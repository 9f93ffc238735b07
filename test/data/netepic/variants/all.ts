import { w1 } from './w1';
import { w2 } from './w2';
import { w3 } from './w3';
import { w4 } from './w4';
import { w5 } from './w5';
import { w6 } from './w6';
import { w7 } from './w7';
import { w8 } from './w8';

/** By worked list. */
export const variants = { w1, w2, w3, w4, w5, w6, w7, w8 };
