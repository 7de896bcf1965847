// Generated from control.openapi.yaml by `npm run generate`; not to be edited.
var Q=(e,s)=>()=>{try{return s||e((s={exports:{}}).exports,s),s.exports}catch(m){throw s=0,m}};var J=Q(M=>{"use strict";Object.defineProperty(M,"__esModule",{value:!0});function H(e){let s=e.length,m=0,y=0,p;for(;y<s;)m++,p=e.charCodeAt(y++),p>=55296&&p<=
56319&&y<s&&(p=e.charCodeAt(y),(p&64512)===56320&&y++);return m}M.default=H;H.code='require("ajv/dist/runtime/ucs2length").default'});var Z=A;var z={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function I(e,{instancePath:s="",
parentData:m,parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=I.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),typeof e!="string"?(I.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="item"||e==="item_type"||e==="up\
load"||e==="build_trigger"||e==="environment"||e==="maintenance_mode"||e==="sso_user"||e==="cda_cache_tags"?(I.errors=i,t===0):(I.errors=[{instancePath:s,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:z.enum}}],!1)}I.evaluated={dynamicProps:!1,dynamicItems:!1};var X={type:"string",enum:["create","update","delete","\
publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function D(e,{instancePath:s="",parentData:m,parentDataProperty:y,
rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=D.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"?(D.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="create"||e==="update"||e==="delete"||e==="publish"||e==="unpublish"||
e==="promote"||e==="deploy_started"||e==="deploy_succeeded"||e==="deploy_failed"||e==="change"||e==="invalidate"?(D.errors=i,t===0):(D.errors=[{instancePath:s,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:X.enum}}],!1)}D.evaluated={dynamicProps:!1,dynamicItems:!1};function A(e,{instancePath:s="",parentData:m,parentDataProperty:y,
rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=A.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let n=t;for(let r in e)if(!(r==="webhook_id"||r==="entity_type"||r==="event_type"||r==="timeout_ms")){return A.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(n===t){if(e.webhook_id!==void 0){let r=t;if(typeof e.
webhook_id!="string")return A.errors=[{instancePath:s+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;var a=r===
t}else var a=!0;if(a){if(e.entity_type!==void 0){let r=t;I(e.entity_type,{instancePath:s+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:p,
dynamicAnchors:f})||(i=i===null?I.errors:_(i,I.errors),t=i.length);var a=r===t}else var a=!0;if(a){if(e.event_type!==void 0){let r=t;D(e.event_type,{instancePath:s+
"/event_type",parentData:e,parentDataProperty:"event_type",rootData:p,dynamicAnchors:f})||(i=i===null?D.errors:_(i,D.errors),t=i.length);var a=r===t}else var a=!0;
if(a)if(e.timeout_ms!==void 0){let r=e.timeout_ms,l=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return A.errors=[{instancePath:s+"/timeout_ms",schemaPath:"\
#/properties/timeout_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(t===l&&typeof r=="number"&&isFinite(r)){if(r>3e4||isNaN(r))return A.errors=[{instancePath:s+
"/timeout_ms",schemaPath:"#/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:3e4}}],!1;if(r<0||isNaN(r))return A.errors=[{instancePath:s+
"/timeout_ms",schemaPath:"#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var a=l===t}else var a=!0}}}}else return A.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return A.errors=i,t===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var K=g,
ee={type:"object",additionalProperties:!1,required:["advance"],properties:{advance:{type:["string","integer"],pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$",
minimum:0,maximum:9007199254740991}}},re=new RegExp("^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$","u");function g(e,{instancePath:s="",parentData:m,parentDataProperty:y,
rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=g.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let a;if(e.advance===void 0&&(a="advance"))return g.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;{let n=t;for(let r in e)if(r!=="advance"){return g.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],
!1;break}if(n===t&&e.advance!==void 0){let r=e.advance,l=t;if(typeof r!="string"&&!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return g.errors=[{instancePath:s+
"/advance",schemaPath:"#/properties/advance/type",keyword:"type",params:{type:ee.properties.advance.type}}],!1;if(t===l){if(typeof r=="number"&&isFinite(r)){if(r>
9007199254740991||isNaN(r))return g.errors=[{instancePath:s+"/advance",schemaPath:"#/properties/advance/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],
!1;if(r<0||isNaN(r))return g.errors=[{instancePath:s+"/advance",schemaPath:"#/properties/advance/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
if(t===l&&typeof r=="string"&&!re.test(r))return g.errors=[{instancePath:s+"/advance",schemaPath:"#/properties/advance/pattern",keyword:"pattern",params:{pattern:"\
^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$"}}],!1}}}}else return g.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return g.
errors=i,t===0}g.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var te=$;var se={type:"object",properties:{operation:{anyOf:[{type:"string",const:"*"},{$ref:"standin://control/schemas#/$defs/OperationId"}]},method:{type:"string",enum:[
"PUT","GET","DELETE","POST"]},path:{type:"string",pattern:"^[/*]",maxLength:1e3},after:{type:"integer",minimum:0,maximum:9007199254740991},probability:{type:"nu\
mber",exclusiveMinimum:0,maximum:1},times:{type:"integer",minimum:1,maximum:9007199254740991},code:{$ref:"standin://control/schemas#/$defs/ErrorCode"},status:{type:"\
integer",minimum:200,maximum:599},body:{},content_type:{type:"string",pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$",maxLength:200},delay_ms:{type:"\
integer",minimum:0,maximum:9007199254740991},bandwidth:{type:"integer",minimum:1,maximum:9007199254740991},disconnect:{type:"boolean"},truncate:{type:"boolean"}}},
ie={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","bulkSetUploadColle\
ction","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUploadTag","listUploadSmartTags","getUploadFil\
ter","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook","crea\
teWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","creat\
eUploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function R(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,
dynamicAnchors:f={}}={}){let i=null,t=0,o=R.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"?(R.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="updateUpload"||e==="getUpload"||e==="deleteUpload"||e==="createUpload"||e==="listUploads"||
e==="getSite"||e==="listEnvironments"||e==="bulkTagUploads"||e==="bulkSetUploadCollection"||e==="bulkDestroyUploads"||e==="listUploadReferences"||e==="listUploa\
dTracks"||e==="createUploadTrack"||e==="listUploadTags"||e==="createUploadTag"||e==="listUploadSmartTags"||e==="getUploadFilter"||e==="updateUploadFilter"||e===
"deleteUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="createUploadRequest"||e==="updateWebhook"||e==="getWebhook"||e==="deleteWebhook"||
e==="createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhookCall"||e==="resendWebhookCall"||e==="getUploadCollection"||e==="updateUploadColl\
ection"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUploadCollections"||e==="reorderUploadCollections"||e==="getJobResult"?(R.errors=i,
t===0):(R.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:ie.enum}}],!1)}R.evaluated={dynamicProps:!1,dynamicItems:!1};var oe={
type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","JOB_PENDING","FOREIGN_REQUEST",
"INVALID_ENDPOINT","METHOD_NOT_ALLOWED","REQUEST_TIMEOUT","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT",
"INVALID_FIELD","INVALID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE","NOT_A_VIDEO","CONCURRENT_UPLOAD_UPDATE","RA\
TE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREACH","SERVICE_UNAVAILABLE"]};function x(e,{instancePath:s="",parentData:m,parentDataProperty:y,
rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=x.evaluated;return o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"?(x.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="INVALID_JSON_BODY"||e==="MALFORMED_REQUEST"||e==="INVALID_AUTHORIZA\
TION_HEADER"||e==="INSUFFICIENT_PERMISSIONS"||e==="NOT_FOUND"||e==="JOB_PENDING"||e==="FOREIGN_REQUEST"||e==="INVALID_ENDPOINT"||e==="METHOD_NOT_ALLOWED"||e==="\
REQUEST_TIMEOUT"||e==="PAYLOAD_TOO_LARGE"||e==="URL_TOO_LONG"||e==="INVALID_CONTENT_TYPE_HEADER"||e==="EXPECTATION_FAILED"||e==="INVALID_FORMAT"||e==="INVALID_F\
IELD"||e==="INVALID_ENTITY_ID"||e==="INVALID_TYPE"||e==="INVALID_ENVIRONMENT"||e==="INVALID_API_VERSION"||e==="INVALID_PREFERENCE"||e==="NOT_A_VIDEO"||e==="CONC\
URRENT_UPLOAD_UPDATE"||e==="RATE_LIMIT_EXCEEDED"||e==="HEADERS_TOO_LARGE"||e==="INTERNAL_ERROR"||e==="CONTRACT_BREACH"||e==="SERVICE_UNAVAILABLE"?(x.errors=i,t===
0):(x.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:oe.enum}}],!1)}x.evaluated={dynamicProps:!1,dynamicItems:!1};var Y=J().default,
ne=new RegExp("^[/*]","u"),ae=new RegExp("^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$","u");function d(e,{instancePath:s="",parentData:m,parentDataProperty:y,
rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=d.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){if(e.operation!==void 0){let r=e.operation,l=t,c=t,h=!1,u=t;if(typeof r!="string"){let P={instancePath:s+"/operation",schemaPath:"#/p\
roperties/operation/anyOf/0/type",keyword:"type",params:{type:"string"}};i===null?i=[P]:i.push(P),t++}if(r!=="*"){let P={instancePath:s+"/operation",schemaPath:"\
#/properties/operation/anyOf/0/const",keyword:"const",params:{allowedValue:"*"}};i===null?i=[P]:i.push(P),t++}var a=u===t;h=h||a;let W=t;R(r,{instancePath:s+"/o\
peration",parentData:e,parentDataProperty:"operation",rootData:p,dynamicAnchors:f})||(i=i===null?R.errors:_(i,R.errors),t=i.length);var a=W===t;if(h=h||a,h)t=c,
i!==null&&(c?i.length=c:i=null);else{let P={instancePath:s+"/operation",schemaPath:"#/properties/operation/anyOf",keyword:"anyOf",params:{}};return i===null?i=[
P]:i.push(P),t++,d.errors=i,!1}var n=l===t}else var n=!0;if(n){if(e.method!==void 0){let r=e.method,l=t;if(typeof r!="string")return d.errors=[{instancePath:s+"\
/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;if(!(r==="PUT"||r==="GET"||r==="DELETE"||r==="POST"))return d.errors=[
{instancePath:s+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:se.properties.method.enum}}],!1;var n=l===t}else var n=!0;if(n){
if(e.path!==void 0){let r=e.path,l=t;if(t===l)if(typeof r=="string"){if(Y(r)>1e3)return d.errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/maxLengt\
h",keyword:"maxLength",params:{limit:1e3}}],!1;if(!ne.test(r))return d.errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",
params:{pattern:"^[/*]"}}],!1}else return d.errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}}],!1;var n=l===
t}else var n=!0;if(n){if(e.after!==void 0){let r=e.after,l=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return d.errors=[{instancePath:s+"/after",
schemaPath:"#/properties/after/type",keyword:"type",params:{type:"integer"}}],!1;if(t===l&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return d.
errors=[{instancePath:s+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(r<0||isNaN(r))
return d.errors=[{instancePath:s+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=l===t}else var n=!0;
if(n){if(e.probability!==void 0){let r=e.probability,l=t;if(t===l)if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r))return d.errors=[{instancePath:s+"/probab\
ility",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(r<=0||isNaN(r))return d.errors=[{instancePath:s+
"/probability",schemaPath:"#/properties/probability/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return d.errors=[{instancePath:s+
"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type:"number"}}],!1;var n=l===t}else var n=!0;if(n){if(e.times!==void 0){let r=e.
times,l=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return d.errors=[{instancePath:s+"/times",schemaPath:"#/properties/times/type",keyword:"type",
params:{type:"integer"}}],!1;if(t===l&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return d.errors=[{instancePath:s+"/times",schemaPath:"#/\
properties/times/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(r<1||isNaN(r))return d.errors=[{instancePath:s+"/times",schemaPath:"\
#/properties/times/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var n=l===t}else var n=!0;if(n){if(e.code!==void 0){let r=t;x(e.code,{instancePath:s+
"/code",parentData:e,parentDataProperty:"code",rootData:p,dynamicAnchors:f})||(i=i===null?x.errors:_(i,x.errors),t=i.length);var n=r===t}else var n=!0;if(n){if(e.
status!==void 0){let r=e.status,l=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return d.errors=[{instancePath:s+"/status",schemaPath:"#/properties\
/status/type",keyword:"type",params:{type:"integer"}}],!1;if(t===l&&typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r))return d.errors=[{instancePath:s+"/statu\
s",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(r<200||isNaN(r))return d.errors=[{instancePath:s+"/stat\
us",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var n=l===t}else var n=!0;if(n){if(e.content_type!==void 0){
let r=e.content_type,l=t;if(t===l)if(typeof r=="string"){if(Y(r)>200)return d.errors=[{instancePath:s+"/content_type",schemaPath:"#/properties/content_type/maxL\
ength",keyword:"maxLength",params:{limit:200}}],!1;if(!ae.test(r))return d.errors=[{instancePath:s+"/content_type",schemaPath:"#/properties/content_type/pattern",
keyword:"pattern",params:{pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$"}}],!1}else return d.errors=[{instancePath:s+"/content_type",schemaPath:"\
#/properties/content_type/type",keyword:"type",params:{type:"string"}}],!1;var n=l===t}else var n=!0;if(n){if(e.delay_ms!==void 0){let r=e.delay_ms,l=t;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return d.errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"type",params:{type:"inte\
ger"}}],!1;if(t===l&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return d.errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/dela\
y_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(r<0||isNaN(r))return d.errors=[{instancePath:s+"/delay_ms",schemaPath:"#\
/properties/delay_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var n=l===t}else var n=!0;if(n){if(e.bandwidth!==void 0){let r=e.bandwidth,
l=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return d.errors=[{instancePath:s+"/bandwidth",schemaPath:"#/properties/bandwidth/type",keyword:"typ\
e",params:{type:"integer"}}],!1;if(t===l&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r))return d.errors=[{instancePath:s+"/bandwidth",schemaPath:"\
#/properties/bandwidth/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(r<1||isNaN(r))return d.errors=[{instancePath:s+"/bandw\
idth",schemaPath:"#/properties/bandwidth/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var n=l===t}else var n=!0;if(n){if(e.disconnect!==void 0){
let r=t;if(typeof e.disconnect!="boolean")return d.errors=[{instancePath:s+"/disconnect",schemaPath:"#/properties/disconnect/type",keyword:"type",params:{type:"\
boolean"}}],!1;var n=r===t}else var n=!0;if(n)if(e.truncate!==void 0){let r=t;if(typeof e.truncate!="boolean")return d.errors=[{instancePath:s+"/truncate",schemaPath:"\
#/properties/truncate/type",keyword:"type",params:{type:"boolean"}}],!1;var n=r===t}else var n=!0}}}}}}}}}}}}else return d.errors=[{instancePath:s,schemaPath:"#\
/type",keyword:"type",params:{type:"object"}}],!1;return d.errors=i,t===0}d.evaluated={props:{operation:!0,method:!0,path:!0,after:!0,probability:!0,times:!0,code:!0,
status:!0,body:!0,content_type:!0,delay_ms:!0,bandwidth:!0,disconnect:!0,truncate:!0},dynamicProps:!1,dynamicItems:!1};function $(e,{instancePath:s="",parentData:m,
parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=$.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),d(e,
{instancePath:s,parentData:m,parentDataProperty:y,rootData:p,dynamicAnchors:f})||(i=i===null?d.errors:_(i,d.errors),t=i.length),t===0)if(e&&typeof e=="object"&&
!Array.isArray(e)){if(e.id!==void 0){let n=t;if(typeof e.id!="string")return $.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{
type:"string"}}],!1;var a=n===t}else var a=!0;if(a){for(let n in e)if(n!=="id"&&n!=="operation"&&n!=="method"&&n!=="path"&&n!=="after"&&n!=="probability"&&n!=="\
times"&&n!=="code"&&n!=="status"&&n!=="body"&&n!=="content_type"&&n!=="delay_ms"&&n!=="bandwidth"&&n!=="disconnect"&&n!=="truncate"){return $.errors=[{instancePath:s,
schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:n}}],!1;break}}}else return $.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return $.errors=i,t===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var le=T;function T(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=T.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.release===void 0&&(a="release"))return T.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=t;for(let r in e)if(r!=="release"){return T.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(n===t&&e.release!==void 0&&typeof e.release!="string")return T.
errors=[{instancePath:s+"/release",schemaPath:"#/properties/release/type",keyword:"type",params:{type:"string"}}],!1}}else return T.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return T.errors=i,t===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pe=S,me={type:"object",additionalProperties:!1,
properties:{ends:{anyOf:[{type:"string",enum:["due","released","never"]},{$ref:"standin://control/schemas#/$defs/JobPolls"}]},fail:{$ref:"standin://control/sche\
mas#/$defs/JobFailure"}}};function N(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=N.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.after_polls===void 0&&(a="after_polls"))return N.errors=[
{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=t;for(let r in e)if(r!=="after_polls"){return N.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(n===t&&e.after_polls!==void 0){let r=e.after_polls,
l=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return N.errors=[{instancePath:s+"/after_polls",schemaPath:"#/properties/after_polls/type",keyword:"\
type",params:{type:"integer"}}],!1;if(t===l&&typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r)))return N.errors=[{instancePath:s+"/after_polls",schemaPath:"#/prop\
erties/after_polls/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}}}else return N.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return N.errors=i,t===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function b(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=b.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.status===void 0&&(a="status"))return b.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=t;for(let r in e)if(!(r==="status"||r==="body")){return b.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(n===t&&e.status!==void 0){let r=e.status,l=t;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return b.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],
!1;if(t===l&&typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r))return b.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:599}}],!1;if(r<400||isNaN(r))return b.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/minimum",keyword:"m\
inimum",params:{comparison:">=",limit:400}}],!1}}}}else return b.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return b.
errors=i,t===0}b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){
let i=null,t=0,o=S.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let r=t;for(let l in e)
if(!(l==="ends"||l==="fail")){return S.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],
!1;break}if(r===t){if(e.ends!==void 0){let l=e.ends,c=t,h=t,u=!1,W=t;if(typeof l!="string"){let U={instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf/0/\
type",keyword:"type",params:{type:"string"}};i===null?i=[U]:i.push(U),t++}if(!(l==="due"||l==="released"||l==="never")){let U={instancePath:s+"/ends",schemaPath:"\
#/properties/ends/anyOf/0/enum",keyword:"enum",params:{allowedValues:me.properties.ends.anyOf[0].enum}};i===null?i=[U]:i.push(U),t++}var a=W===t;u=u||a;let P=t;
N(l,{instancePath:s+"/ends",parentData:e,parentDataProperty:"ends",rootData:p,dynamicAnchors:f})||(i=i===null?N.errors:_(i,N.errors),t=i.length);var a=P===t;if(u=
u||a,u)t=h,i!==null&&(h?i.length=h:i=null);else{let U={instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf",keyword:"anyOf",params:{}};return i===null?i=
[U]:i.push(U),t++,S.errors=i,!1}var n=c===t}else var n=!0;if(n)if(e.fail!==void 0){let l=t;b(e.fail,{instancePath:s+"/fail",parentData:e,parentDataProperty:"fai\
l",rootData:p,dynamicAnchors:f})||(i=i===null?b.errors:_(i,b.errors),t=i.length);var n=l===t}else var n=!0}}else return S.errors=[{instancePath:s,schemaPath:"#/\
type",keyword:"type",params:{type:"object"}}],!1;return S.errors=i,t===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fe=w,de={type:"object",additionalProperties:!1,
required:["latency"],properties:{latency:{type:["string","number"],pattern:"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$",minimum:0,maximum:999999999}}},ue=new RegExp(
"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$","u");function w(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){
let i=null,t=0,o=w.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.
latency===void 0&&(a="latency"))return w.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],!1;{let n=t;for(let r in e)
if(r!=="latency"){return w.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(n===
t&&e.latency!==void 0){let r=e.latency,l=t;if(typeof r!="string"&&!(typeof r=="number"&&isFinite(r)))return w.errors=[{instancePath:s+"/latency",schemaPath:"#/p\
roperties/latency/type",keyword:"type",params:{type:de.properties.latency.type}}],!1;if(t===l){if(typeof r=="number"&&isFinite(r)){if(r>999999999||isNaN(r))return w.
errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999}}],!1;if(r<0||isNaN(r))return w.
errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(t===l&&typeof r=="string"&&
!ue.test(r))return w.errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/pattern",keyword:"pattern",params:{pattern:"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,\
9}(\\.\\d{1,9})?)?$"}}],!1}}}}else return w.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return w.errors=i,t===0}w.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var ye=O;function v(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=v.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n;if(e.id===void 0&&(n="id")||e.type===void 0&&(n="type"))return v.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n}}],!1;if(e.id!==void 0){let r=t;if(typeof e.id!="string")return v.errors=
[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var a=r===t}else var a=!0;if(a){if(e.type!==void 0){let r=t;
if(typeof e.type!="string")return v.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var a=r===t}else
var a=!0;if(a){if(e.attributes!==void 0){let r=e.attributes,l=t;if(t===l&&!(r&&typeof r=="object"&&!Array.isArray(r)))return v.errors=[{instancePath:s+"/attribu\
tes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type:"object"}}],!1;var a=l===t}else var a=!0;if(a)if(e.relationships!==void 0){let r=e.relationships,
l=t;if(t===l&&!(r&&typeof r=="object"&&!Array.isArray(r)))return v.errors=[{instancePath:s+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"\
type",params:{type:"object"}}],!1;var a=l===t}else var a=!0}}}else return v.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return v.errors=i,t===0}v.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,
dynamicAnchors:f={}}={}){let i=null,t=0,o=O.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let r;if(e.entity_type===void 0&&(r="entity_type")||e.event_type===void 0&&(r="event_type")||e.entity===void 0&&(r="entity"))return O.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:r}}],!1;{let l=t;for(let c in e)if(!(c==="entity_type"||c==="event_type"||c==="entity"||c==="\
previous_entity"||c==="related_entities")){return O.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c}}],
!1;break}if(l===t){if(e.entity_type!==void 0){let c=t;I(e.entity_type,{instancePath:s+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:p,dynamicAnchors:f})||
(i=i===null?I.errors:_(i,I.errors),t=i.length);var a=c===t}else var a=!0;if(a){if(e.event_type!==void 0){let c=t;D(e.event_type,{instancePath:s+"/event_type",parentData:e,
parentDataProperty:"event_type",rootData:p,dynamicAnchors:f})||(i=i===null?D.errors:_(i,D.errors),t=i.length);var a=c===t}else var a=!0;if(a){if(e.entity!==void 0){
let c=t;v(e.entity,{instancePath:s+"/entity",parentData:e,parentDataProperty:"entity",rootData:p,dynamicAnchors:f})||(i=i===null?v.errors:_(i,v.errors),t=i.length);
var a=c===t}else var a=!0;if(a){if(e.previous_entity!==void 0){let c=t;v(e.previous_entity,{instancePath:s+"/previous_entity",parentData:e,parentDataProperty:"p\
revious_entity",rootData:p,dynamicAnchors:f})||(i=i===null?v.errors:_(i,v.errors),t=i.length);var a=c===t}else var a=!0;if(a)if(e.related_entities!==void 0){let c=e.
related_entities,h=t;if(t===h)if(Array.isArray(c)){var n=!0;let W=c.length;for(let P=0;P<W;P++){let U=t;v(c[P],{instancePath:s+"/related_entities/"+P,parentData:c,
parentDataProperty:P,rootData:p,dynamicAnchors:f})||(i=i===null?v.errors:_(i,v.errors),t=i.length);var n=U===t;if(!n)break}}else return O.errors=[{instancePath:s+
"/related_entities",schemaPath:"#/properties/related_entities/type",keyword:"type",params:{type:"array"}}],!1;var a=h===t}else var a=!0}}}}}}else return O.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return O.errors=i,t===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ce=V;function E(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=E.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),t===0)if(Array.isArray(e)){if(e.length<1)return E.errors=[{instancePath:s,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:1}}],!1;{var a=!0;let n=e.length;for(let r=0;r<n;r++){let l=e[r],c=t;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return E.errors=[{instancePath:s+
"/"+r,schemaPath:"#/items/type",keyword:"type",params:{type:"integer"}}],!1;if(t===c&&typeof l=="number"&&isFinite(l)){if(l>599||isNaN(l))return E.errors=[{instancePath:s+
"/"+r,schemaPath:"#/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(l<200||isNaN(l))return E.errors=[{instancePath:s+"/"+r,schemaPath:"\
#/items/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var a=c===t;if(!a)break}}}else return E.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"array"}}],!1;return E.errors=i,t===0}E.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function V(e,{instancePath:s="",parentData:m,parentDataProperty:y,
rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=V.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let a;if(e.answers===void 0&&(a="answers"))return V.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a}}],
!1;{let n=t;for(let r in e)if(r!=="answers"){return V.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],
!1;break}n===t&&e.answers!==void 0&&(E(e.answers,{instancePath:s+"/answers",parentData:e,parentDataProperty:"answers",rootData:p,dynamicAnchors:f})||(i=i===null?
E.errors:_(i,E.errors),t=i.length))}}else return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=i,t===
0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var he=q;function q(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=q.evaluated;if(o.dynamicProps&&(o.props=
void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a=t;for(let n in e)if(n!=="all"){return q.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(a===t&&e.all!==void 0&&typeof e.all!="boolean")return q.
errors=[{instancePath:s+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type:"boolean"}}],!1}else return q.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=i,t===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(e,s){for(let m of s)
e.push(m);return e}var ve={CallWait:Z,ClockAdvance:K,FaultSpec:te,JobRelease:le,JobScript:pe,LatencySetting:fe,RaisedEvent:ye,ReceiverScript:ce,ResetRequest:he};var Pe=k;var _e={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","bulkSetUploadC\
ollection","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUploadTag","listUploadSmartTags","getUploa\
dFilter","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook","\
createWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","c\
reateUploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function C(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,
dynamicAnchors:f={}}={}){let i=null,t=0,o=C.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"){let a=typeof e,n;
if(n===void 0)if(a=="number"||a=="boolean")n=""+e;else if(e===null)n="";else return C.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}}],!1;n!==void 0&&(e=n,m!==void 0&&(m[y]=n))}return e==="updateUpload"||e==="getUpload"||e==="deleteUpload"||e==="createUpload"||e==="listUploads"||e==="\
getSite"||e==="listEnvironments"||e==="bulkTagUploads"||e==="bulkSetUploadCollection"||e==="bulkDestroyUploads"||e==="listUploadReferences"||e==="listUploadTrac\
ks"||e==="createUploadTrack"||e==="listUploadTags"||e==="createUploadTag"||e==="listUploadSmartTags"||e==="getUploadFilter"||e==="updateUploadFilter"||e==="dele\
teUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="createUploadRequest"||e==="updateWebhook"||e==="getWebhook"||e==="deleteWebhook"||e==="\
createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhookCall"||e==="resendWebhookCall"||e==="getUploadCollection"||e==="updateUploadCollectio\
n"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUploadCollections"||e==="reorderUploadCollections"||e==="getJobResult"?(C.errors=i,t===
0):(C.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:_e.enum}}],!1)}C.evaluated={dynamicProps:!1,dynamicItems:!1};var B=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function L(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){let i=null,
t=0,o=L.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"){let a=typeof e,n;if(n===void 0)if(a=="number"||a=="bo\
olean")n=""+e;else if(e===null)n="";else return L.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(e=n,m!==void 0&&
(m[y]=n))}return t===0&&typeof e=="string"&&!B.test(e)?(L.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}\
$"}}],!1):(L.errors=i,t===0)}L.evaluated={dynamicProps:!1,dynamicItems:!1};function k(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){
let i=null,t=0,o=k.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n=t;for(let r in e)
if(!(r==="operation"||r==="method"||r==="status"||r==="entity"||r==="limit"||r==="environment")){return k.errors=[{instancePath:s,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}if(n===t){if(e.operation!==void 0){let r=t;C(e.operation,{instancePath:s+"/operati\
on",parentData:e,parentDataProperty:"operation",rootData:p,dynamicAnchors:f})||(i=i===null?C.errors:G(i,C.errors),t=i.length);var a=r===t}else var a=!0;if(a){if(e.
method!==void 0){let r=e.method,l=t;if(typeof r!="string"){let h=typeof r,u;if(u===void 0)if(h=="number"||h=="boolean")u=""+r;else if(r===null)u="";else return k.
errors=[{instancePath:s+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(r=u,e!==void 0&&(e.method=u))}var a=l===
t}else var a=!0;if(a){if(e.status!==void 0){let r=e.status,l=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let h=typeof r,u;if(u===void 0)if(h==="\
boolean"||r===null||h==="string"&&r&&r==+r&&!(r%1))u=+r;else return k.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"integer"}}],!1;u!==void 0&&(r=u,e!==void 0&&(e.status=u))}if(t===l&&typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r)))return k.errors=[{instancePath:s+"/st\
atus",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=l===t}else var a=!0;if(a){if(e.entity!==void 0){let r=e.
entity,l=t;if(typeof r!="string"){let h=typeof r,u;if(u===void 0)if(h=="number"||h=="boolean")u=""+r;else if(r===null)u="";else return k.errors=[{instancePath:s+
"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:"string"}}],!1;u!==void 0&&(r=u,e!==void 0&&(e.entity=u))}var a=l===t}else var a=!0;
if(a){if(e.limit!==void 0){let r=e.limit,l=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let h=typeof r,u;if(u===void 0)if(h==="boolean"||r===null||
h==="string"&&r&&r==+r&&!(r%1))u=+r;else return k.errors=[{instancePath:s+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type:"integer"}}],
!1;u!==void 0&&(r=u,e!==void 0&&(e.limit=u))}if(t===l&&typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r)))return k.errors=[{instancePath:s+"/limit",schemaPath:"#/\
properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var a=l===t}else var a=!0;if(a)if(e.environment!==void 0){let r=t;L(e.environment,
{instancePath:s+"/environment",parentData:e,parentDataProperty:"environment",rootData:p,dynamicAnchors:f})||(i=i===null?L.errors:G(i,L.errors),t=i.length);var a=r===
t}else var a=!0}}}}}}else return k.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return k.errors=i,t===0}k.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var be=F;var ke=J().default;function j(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=j.evaluated;if(o.dynamicProps&&
(o.props=void 0),o.dynamicItems&&(o.items=void 0),typeof e!="string"){let a=typeof e,n;if(n===void 0)if(a=="number"||a=="boolean")n=""+e;else if(e===null)n="";else
return j.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;n!==void 0&&(e=n,m!==void 0&&(m[y]=n))}return t===0&&typeof e=="\
string"&&!B.test(e)?(j.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(j.errors=i,t===0)}j.evaluated=
{dynamicProps:!1,dynamicItems:!1};function F(e,{instancePath:s="",parentData:m,parentDataProperty:y,rootData:p=e,dynamicAnchors:f={}}={}){let i=null,t=0,o=F.evaluated;
if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),t===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let n=t;for(let r in e)if(!(r==="uploads"||
r==="environment")){return F.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}}],!1;break}
if(n===t){if(e.uploads!==void 0){let r=e.uploads,l=t;if(typeof r!="string"){let c=typeof r,h;if(h===void 0)if(c=="number"||c=="boolean")h=""+r;else if(r===null)
h="";else return F.errors=[{instancePath:s+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(r=h,e!==void 0&&
(e.uploads=h))}if(t===l&&typeof r=="string"&&ke(r)>1e3)return F.errors=[{instancePath:s+"/uploads",schemaPath:"#/properties/uploads/maxLength",keyword:"maxLengt\
h",params:{limit:1e3}}],!1;var a=l===t}else var a=!0;if(a)if(e.environment!==void 0){let r=t;j(e.environment,{instancePath:s+"/environment",parentData:e,parentDataProperty:"\
environment",rootData:p,dynamicAnchors:f})||(i=i===null?j.errors:G(i,j.errors),t=i.length);var a=r===t}else var a=!0}}else return F.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=i,t===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function G(e,s){for(let m of s)
e.push(m);return e}var ge={listJournal:Pe,showOverview:be};export{ve as bodies,ge as queries};
export const expectations = {
 "CallWait": {
  "words": {
   "": "an object",
   "/webhook_id": "text",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/timeout_ms": "a number of milliseconds up to 30000"
  },
  "members": {
   "": [
    "webhook_id",
    "entity_type",
    "event_type",
    "timeout_ms"
   ]
  }
 },
 "ClockAdvance": {
  "words": {
   "": "an object",
   "/advance": "a time such as \"90s\", \"2m\" or \"1h\""
  },
  "members": {
   "": [
    "advance"
   ]
  }
 },
 "FaultSpec": {
  "words": {
   "": "an object",
   "/operation": "one of *, updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTracks, createUploadTrack, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, reorderUploadCollections, getJobResult",
   "/method": "one of PUT, GET, DELETE, POST",
   "/path": "a path, in which `*` and `**` stand for anything, such as \"/assets/**\"",
   "/after": "a number from 0",
   "/probability": "a number above 0, up to 1",
   "/times": "a number from 1",
   "/code": "one of INVALID_JSON_BODY, MALFORMED_REQUEST, INVALID_AUTHORIZATION_HEADER, INSUFFICIENT_PERMISSIONS, NOT_FOUND, JOB_PENDING, FOREIGN_REQUEST, INVALID_ENDPOINT, METHOD_NOT_ALLOWED, REQUEST_TIMEOUT, PAYLOAD_TOO_LARGE, URL_TOO_LONG, INVALID_CONTENT_TYPE_HEADER, EXPECTATION_FAILED, INVALID_FORMAT, INVALID_FIELD, INVALID_ENTITY_ID, INVALID_TYPE, INVALID_ENVIRONMENT, INVALID_API_VERSION, INVALID_PREFERENCE, NOT_A_VIDEO, CONCURRENT_UPLOAD_UPDATE, RATE_LIMIT_EXCEEDED, HEADERS_TOO_LARGE, INTERNAL_ERROR, CONTRACT_BREACH, SERVICE_UNAVAILABLE",
   "/status": "a status from 200 to 599",
   "/body": "JSON",
   "/content_type": "a media type such as \"text/html\"",
   "/delay_ms": "a number of milliseconds",
   "/bandwidth": "a number of bytes from 1",
   "/disconnect": "true or false",
   "/truncate": "true or false",
   "/id": "text"
  },
  "members": {
   "": [
    "operation",
    "method",
    "path",
    "after",
    "probability",
    "times",
    "code",
    "status",
    "body",
    "content_type",
    "delay_ms",
    "bandwidth",
    "disconnect",
    "truncate",
    "id"
   ]
  }
 },
 "JobRelease": {
  "words": {
   "": "an object",
   "/release": "the identifier of a job"
  },
  "members": {
   "": [
    "release"
   ]
  }
 },
 "JobScript": {
  "words": {
   "": "an object",
   "/ends": "\"due\", \"released\", \"never\" or {\"after_polls\": N}",
   "/fail": "an object",
   "/fail/status": "a status from 400 to 599",
   "/fail/body": "JSON"
  },
  "members": {
   "": [
    "ends",
    "fail"
   ],
   "/fail": [
    "status",
    "body"
   ]
  }
 },
 "LatencySetting": {
  "words": {
   "": "an object",
   "/latency": "milliseconds such as 200, or a range such as \"100-300\""
  },
  "members": {
   "": [
    "latency"
   ]
  }
 },
 "RaisedEvent": {
  "words": {
   "": "an object",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/entity/attributes": "an object",
   "/entity/relationships": "an object",
   "/previous_entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/previous_entity/attributes": "an object",
   "/previous_entity/relationships": "an object",
   "/related_entities": "an array of JSON:API resources",
   "/related_entities/*": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/related_entities/*/attributes": "an object",
   "/related_entities/*/relationships": "an object"
  },
  "members": {
   "": [
    "entity_type",
    "event_type",
    "entity",
    "previous_entity",
    "related_entities"
   ]
  }
 },
 "ReceiverScript": {
  "words": {
   "": "an object",
   "/answers": "an array of statuses from 200 to 599, such as [500,500,200]"
  },
  "members": {
   "": [
    "answers"
   ]
  }
 },
 "ResetRequest": {
  "words": {
   "": "an object",
   "/all": "true or false"
  },
  "members": {
   "": [
    "all"
   ]
  }
 },
 "listJournal": {
  "words": {
   "": "an object",
   "/operation": "one of updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTracks, createUploadTrack, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, reorderUploadCollections, getJobResult",
   "/method": "text",
   "/status": "a number",
   "/entity": "text",
   "/limit": "a number",
   "/environment": "text"
  },
  "members": {
   "": [
    "operation",
    "method",
    "status",
    "entity",
    "limit",
    "environment"
   ]
  }
 },
 "showOverview": {
  "words": {
   "": "an object",
   "/uploads": "words of at most 1000 characters in all",
   "/environment": "text"
  },
  "members": {
   "": [
    "uploads",
    "environment"
   ]
  }
 }
};
