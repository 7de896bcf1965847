// Generated from control.openapi.yaml by `npm run generate`; not to be edited.
export const controlRoutes = [
  {
    "operationId": "showPage",
    "method": "get",
    "path": "/"
  },
  {
    "operationId": "showPageFile",
    "method": "get",
    "path": "/page/{file}"
  },
  {
    "operationId": "showHealth",
    "method": "get",
    "path": "/health"
  },
  {
    "operationId": "showDocument",
    "method": "get",
    "path": "/openapi.json"
  },
  {
    "operationId": "resetEnvironment",
    "method": "post",
    "path": "/reset"
  },
  {
    "operationId": "showClock",
    "method": "get",
    "path": "/clock"
  },
  {
    "operationId": "advanceClock",
    "method": "post",
    "path": "/clock"
  },
  {
    "operationId": "listFaults",
    "method": "get",
    "path": "/faults"
  },
  {
    "operationId": "addFault",
    "method": "post",
    "path": "/faults"
  },
  {
    "operationId": "releaseFaults",
    "method": "delete",
    "path": "/faults"
  },
  {
    "operationId": "releaseFault",
    "method": "delete",
    "path": "/faults/{fault_id}"
  },
  {
    "operationId": "showLatency",
    "method": "get",
    "path": "/latency"
  },
  {
    "operationId": "setLatency",
    "method": "put",
    "path": "/latency"
  },
  {
    "operationId": "listJobs",
    "method": "get",
    "path": "/jobs"
  },
  {
    "operationId": "scriptJob",
    "method": "post",
    "path": "/jobs"
  },
  {
    "operationId": "listJournal",
    "method": "get",
    "path": "/journal"
  },
  {
    "operationId": "raiseEvent",
    "method": "post",
    "path": "/events"
  },
  {
    "operationId": "listCalls",
    "method": "get",
    "path": "/webhook-calls"
  },
  {
    "operationId": "awaitCall",
    "method": "post",
    "path": "/webhook-calls/next"
  },
  {
    "operationId": "settleCalls",
    "method": "post",
    "path": "/webhook-calls/settle"
  },
  {
    "operationId": "showCall",
    "method": "get",
    "path": "/webhook-calls/{call_id}"
  },
  {
    "operationId": "retryCall",
    "method": "post",
    "path": "/webhook-calls/{call_id}/retry"
  },
  {
    "operationId": "showReceiver",
    "method": "get",
    "path": "/receiver/{receiver_name}"
  },
  {
    "operationId": "scriptReceiver",
    "method": "put",
    "path": "/receiver/{receiver_name}"
  },
  {
    "operationId": "callReceiver",
    "method": "post",
    "path": "/receiver/{receiver_name}"
  },
  {
    "operationId": "listEnvironments",
    "method": "get",
    "path": "/environments"
  },
  {
    "operationId": "dropEnvironments",
    "method": "delete",
    "path": "/environments"
  },
  {
    "operationId": "dropEnvironment",
    "method": "delete",
    "path": "/environments/{environment_name}"
  },
  {
    "operationId": "showState",
    "method": "get",
    "path": "/state"
  },
  {
    "operationId": "restoreState",
    "method": "put",
    "path": "/state"
  },
  {
    "operationId": "showOverview",
    "method": "get",
    "path": "/overview"
  },
  {
    "operationId": "showChoices",
    "method": "get",
    "path": "/choices"
  },
  {
    "operationId": "showPicture",
    "method": "get",
    "path": "/pictures/{upload_id}"
  },
  {
    "operationId": "showResource",
    "method": "get",
    "path": "/resources/{resource_id}"
  },
  {
    "operationId": "followStream",
    "method": "get",
    "path": "/stream"
  }
] as const;
