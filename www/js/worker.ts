import init from "../pkg/worker/robotscope_worker.js";
import { serve } from "./off-thread/serve";
import { answers } from "./worker/answers";
import { texts } from "./worker/texts";

// No part of the first load: engine.ts starts it with the first question.
serve(answers, texts, init());
