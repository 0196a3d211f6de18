// Builds client and server without starting anything.
import { build, checkNode, generate } from './lib.mjs';

checkNode();
generate();
build();
